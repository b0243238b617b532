import { expect, test } from 'vitest';
import { tutorInput } from '#test/support/ask-tutor.ts';
import { answerLocally } from '../local.ts';
import { readQuotables } from '../quote/read-quotables.ts';
import type { Passage, TutorAnswer, TutorState } from '../tutor.ts';
import { guidingQuestion } from './guiding-question.ts';

const passage = (text: string, changes: Partial<Passage> = {}): Passage => ({
  kind: 'attachment',
  id: 'a1',
  title: 'apostila.pdf',
  text,
  page: 2,
  ...changes,
});
const asked = (text: string, topic = '') => {
  const quotables = readQuotables([passage(text)]);
  const [first] = quotables;
  return first && guidingQuestion(first, quotables, topic);
};

test.each([
  [
    'A osmose é a passagem de água por uma membrana.',
    'O que é a osmose?',
    'a passagem de água por uma membrana',
  ],
  [
    'Os ribossomos são as organelas que produzem proteínas.',
    'O que são os ribossomos?',
    'as organelas que produzem proteínas',
  ],
  [
    'As plantas são verdes porque a clorofila reflete a luz verde.',
    'Por que as plantas são verdes?',
    'a clorofila reflete a luz verde',
  ],
  [
    'A Proclamação da República ocorreu em 15 de novembro de 1889.',
    'Quando ocorreu a Proclamação da República?',
    '15 de novembro de 1889',
  ],
  ['A Petrobras foi fundada em 1953.', 'Quando foi fundada a Petrobras?', '1953'],
  [
    'O Muro de Berlim foi construído em 1961 e caiu em 1989.',
    'Quando foi construído o Muro de Berlim?',
    '1961',
  ],
])('%s becomes a question', (text, question, answer) => {
  expect(asked(text)).toEqual({ question, answer });
});

test('other sentences get a gap, never where the topic stands', () => {
  const found = asked('O coração bombeia o sangue arterial pelas artérias.', 'coração');
  expect(found?.question).toMatch(/^Complete a frase:\nO coração .*\[…\].*\.$/);
  expect(found?.answer).not.toMatch(/coração/);
});

test('a sentence that leans on another is not torn from it into a question', () => {
  const quotables = readQuotables([
    passage('A célula tem núcleo e membrana. Ela é a unidade que forma os seres vivos.'),
  ]);
  const second = quotables[1];
  expect(second && guidingQuestion(second, quotables, 'célula').question).not.toMatch(/^O que é ela/);
});

test('a card is asked as it asks itself', () => {
  const quotables = readQuotables([
    passage('Glicose', { kind: 'flashcard', title: 'O que a planta produz?' }),
  ]);
  const [card] = quotables;
  expect(card && guidingQuestion(card, quotables, 'planta')).toEqual({
    question: 'O que a planta produz?',
    answer: 'Glicose',
  });
});

const osmosis = passage('A osmose é a passagem de água por uma membrana semipermeável.');
function talk(messages: readonly string[], passages: readonly Passage[] = [osmosis]): TutorAnswer[] {
  let state: TutorState = null;
  return messages.map((message) => {
    const answer = answerLocally(tutorInput(message, passages, { mode: 'socratic', state }));
    state = answer.state;
    return answer;
  });
}

test('a question is asked before anything is told', () => {
  const [first] = talk(['o que é osmose?']);
  expect(first?.content).toContain('> O que é a osmose?');
  expect(first?.content).not.toContain('água');
  expect(first?.state).toMatchObject({ kind: 'socratic', topic: 'osmose', tries: 0 });
});

test('hints come after the first and the second attempt, the sentence with its source after the third', () => {
  const [, first, second, third] = talk([
    'o que é osmose?',
    'um bicho',
    'a passagem de um bicho',
    'outro bicho',
  ]);
  expect(first?.content).toContain('Dica: a resposta começa com “a passagem…”.');
  expect(second?.content).toContain('“a passagem de á… por uma m… s…”');
  expect(third?.content).toContain('“A osmose é a passagem de água por uma membrana semipermeável.” [1]');
  expect(third?.citations).toEqual([
    {
      kind: 'attachment',
      id: 'a1',
      title: 'apostila.pdf',
      quote: 'A osmose é a passagem de água por uma membrana semipermeável.',
      page: 2,
    },
  ]);
  expect(third?.state).toBeNull();
});

test('a good answer is confirmed by the material', () => {
  const [, answer] = talk(['o que é osmose?', 'quando a água passa por uma membrana semipermeável']);
  expect(answer?.content).toMatch(/^Certo, é isso\./);
  expect(answer?.state).toBeNull();
});

test('the answer is told on request, and a new question begins anew', () => {
  expect(talk(['o que é osmose?', 'não sei'])[1]?.content).toContain('[1]');
  expect(talk(['o que é osmose?', 'o que é osmose?'])[1]?.state).toMatchObject({ tries: 0 });
  expect(talk(['o que é osmose?', 'parar'])[1]).toMatchObject({ citations: [], state: null });
});

test('with nothing to ask about it says so', () => {
  expect(talk(['o que é mitose?'])[0]).toMatchObject({
    content: expect.stringContaining('Não encontrei nada sobre **mitose**'),
    state: null,
  });
});
