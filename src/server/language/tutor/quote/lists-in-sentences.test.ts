import { describe, expect, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';
import { quizPool, quizWords } from '../quiz/pool.ts';
import type { TutorInput } from '../tutor.ts';

const pottery = summary(
  'Cerâmica',
  'O barro é a terra que se molda. Ele é feito de três componentes: argila, areia e água. Os três componentes são pesados antes da mistura. ' +
    'As ferramentas de corte separam o barro. As mais usadas são o fio, a faca e o estilete. Entre os defeitos da queima estão a bolha, a trinca e a mancha. O defeito do barro mole é a queda da peça.\n\n' +
    'A norma prevê três acabamentos: esmalte fosco, engobe liso e vidrado. No esmalte fosco, a peça não reflete a luz. ' +
    'A oficina justa se divide em duas turmas: os mestres e os aprendizes. A cada turma cabe uma tarefa: o forno, a mesa e o pó.\n\n' +
    'O torno gira a peça. As peças se dividem em vasos e pratos. O esmalte usa o torno, o pincel e o fio.\n\n' +
    'Secagem é a perda de água. O secador é outra máquina, e secativo é um óleo.\n\n' +
    'Matéria é aquilo de que a peça é feita. A produção durou muito: estendeu-se de 1810 a 1850.',
);
const ask = (message: string) => askTutor(message, [pottery]);

describe('a list is told', () => {
  test.each([
    ['quais os componentes do barro?', 'argila, areia e água'],
    ['cite as ferramentas de corte', 'o fio, a faca e o estilete'],
    ['quais são as turmas da oficina justa?', 'os mestres e os aprendizes'],
    ['liste os defeitos da queima', 'a bolha, a trinca e a mancha'],
  ])('by the sentence that counts it up: %s', (message, list) => {
    expect(ask(message)).toContain(list);
  });

  test('and by no other that begins with its noun', () => {
    expect(ask('quais os componentes do barro?')).not.toContain('pesados');
    expect(ask('liste os defeitos da queima')).not.toContain('barro mole');
  });
});

test('what a list only counts up is told by what happens in it', () => {
  expect(ask('o que é esmalte fosco?')).toMatch(/^[^“]*“No esmalte fosco|não reflete a luz/u);
});

test('what is asked by one word is told by that word', () => {
  expect(ask('o que é secagem?')).not.toContain('secativo');
});

test('a word of school may be what is asked about', () => {
  expect(ask('o que é matéria?')).toContain('de que a peça é feita');
});

test('the end of what stretches from one year to another is known', () => {
  expect(ask('quando terminou a produção?')).toContain('1850');
});

describe('questions are made', () => {
  const pool = (topic: string, cards: TutorInput['cards'] = []) =>
    quizPool({ cards, passages: [pottery] }, quizWords({ said: [], message: topic }, topic));

  test('of what is about the topic before what mentions it', () => {
    expect(pool('torno')[0]?.question).toMatch(/torno/u);
    expect(pool('torno')[0]?.answer).toBe('peça');
  });

  test('of no sentence that does not say of what it tells', () => {
    expect(pool('ferramentas').map(({ question }) => question)).not.toContain('O que são as mais usadas?');
  });

  test('of the cards of a text only where its part is asked for', () => {
    const { title, text } = card('O que é secagem?', 'A perda de água.');
    const cards = [{ id: 'c', question: title, answer: text, subject: 'Arte' }];
    expect(pool('torno', cards).map(({ id }) => id)).not.toContain('c');
    expect(pool('cerâmica', cards).map(({ id }) => id)).toContain('c');
  });
});
