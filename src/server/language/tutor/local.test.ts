import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askTutor, tutorInput } from '#test/support/ask-tutor.ts';
import { runs } from '#test/support/runs.ts';
import { readIntent } from './intent/read-intent.ts';
import { answerLocally, localTutor } from './local.ts';
import type { Passage, TutorInput, TutorState } from './tutor.ts';

const input = ({ message = 'oi', passages = [], ...changes }: Partial<TutorInput> = {}): TutorInput =>
  tutorInput(message, passages, changes);
const quiz: TutorState = {
  kind: 'quiz',
  topic: 'história',
  card: {
    id: 'c1',
    question: 'Quem proclamou a República?',
    answer: 'Deodoro da Fonseca',
    subject: 'História',
  },
  tries: 1,
  asked: ['c1'],
  right: 2,
  wrong: 1,
};

test.each([
  ['oi', 'Olá, que bom ver você por aqui.'],
  ['obrigada', 'De nada, conte comigo.'],
  ['tchau', 'Até logo, e bons estudos.'],
  ['entendi', 'Que bom.'],
  ['o que você sabe fazer?', 'Sou o Professor IA'],
  ['não sei', 'Não há nenhuma pergunta aberta agora.'],
])('%j is answered %j', (message, words) => {
  expect(answerLocally(input({ message })).content).toContain(words);
});

test('what the tutor can do comes with examples', () => {
  expect(answerLocally(input({ message: 'ajuda' })).content.match(/^- “/gmu)).toHaveLength(4);
});

test('a quiz survives what does not answer it', () => {
  for (const message of ['oi', 'o que estudo agora?', 'quem é você?', 'o que é mitose?']) {
    const { content, state } = answerLocally(input({ message, state: quiz }));
    expect(state).toEqual(quiz);
    expect(content).toContain('> Quem proclamou a República?');
  }
});

const anything = fc.string({ unit: 'grapheme', maxLength: 120 });
const message = fc.oneof(
  anything,
  fc.constantFrom(
    'o que é mitose?',
    'me pergunte sobre história',
    'resuma o anexo',
    'não sei',
    'parar',
    'o que estudo agora?',
    'por que a célula se divide?',
    'Deodoro',
  ),
);
const passage: fc.Arbitrary<Passage> = fc.record({
  kind: fc.constantFrom('flashcard', 'summary', 'plan', 'attachment'),
  id: fc.constantFrom('a', 'b'),
  title: anything,
  text: fc.oneof(
    anything,
    fc.constant('A mitose é a divisão da célula. Ela tem fases, porque a célula se divide.'),
  ),
  page: fc.constantFrom(null, 1),
});
const card = fc.record({
  id: fc.constantFrom('c1', 'c2', 'c3'),
  question: anything,
  answer: anything,
  subject: anything,
});

test('any input has an answer, always the same, whose marks all have a citation', () => {
  fc.assert(
    fc.property(
      message,
      fc.constantFrom('normal', 'socratic'),
      fc.constantFrom(null, quiz),
      fc.array(passage, { maxLength: 6 }),
      fc.array(card, { maxLength: 4 }),
      (text, mode, state, passages, cards) => {
        const given = input({ message: text, mode, state, passages, cards });
        const frozen = structuredClone(given);
        const answer = answerLocally(given);
        expect(answerLocally(structuredClone(given))).toEqual(answer);
        expect(given).toEqual(frozen);
        expect(answer.content.trim()).not.toBe('');
        const marks = [...answer.content.matchAll(/\[(\d+)\]/g)].map(([, mark]) => Number(mark));
        for (const mark of marks) expect(answer.citations[mark - 1]).toBeDefined();
      },
    ),
    runs(500),
  );
});

test('is told whole, with how to keep it before its first word', async () => {
  const calls: string[] = [];
  const answer = await localTutor(input({ message: 'ajuda' }), {
    begin: (keep) => calls.push(JSON.stringify(keep('Até aqui'))),
    tell: (text) => calls.push(text),
  });
  expect(calls).toEqual(['{"content":"Até aqui","citations":[]}', answer.content]);
});

test.each([
  'quanto é 1 mais ',
  'e ',
  'hoje está calor ',
  'a x b ',
  'diferença entre ',
  'para que serve ',
  'pra estudar ',
  // Each of these could be read in two ways by a starred group: a message of 200 letters was never answered.
  'de ',
  'preciso de ',
  'o que voce sugere estudar ',
  'faz umas ',
  'organize para a ',
  'explica esse ',
  'gostei da ',
])('%j over and over is answered', (piece) => {
  const message = `${piece.repeat(4000 / piece.length)}z`;
  const { content } = answerLocally(input({ message, intent: readIntent(message, null, false) }));
  expect(content).not.toBe('');
});

test('questions that were logged are counted, with how many were right', () => {
  const own: TutorInput['own'] = {
    cards: { total: 2, due: 0 },
    summaries: 1,
    cycles: 0,
    plans: [],
    minutes: { today: 0, timer: 0 },
    late: [],
    questions: { done: 40, right: 30 },
    weakTopics: [],
    weakDecks: [],
    missedCards: [],
  };
  const { content } = answerLocally(tutorInput('quantas questões eu já fiz e quantas acertei?', [], { own }));
  expect(content).toContain('40 questões registradas nos planos, 30 certas (75%)');
});

test('a study question that names a drink is none of the friends’', () => {
  expect(askTutor('por que quem toma cerveja vai tanto ao banheiro?', [])).not.toContain('seus amigos');
  expect(askTutor('bora tomar uma cerveja', [])).toContain('seus amigos');
});
