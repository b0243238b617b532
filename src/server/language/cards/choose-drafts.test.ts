import { describe, expect, test } from 'vitest';
import { type Candidate, Choice, isGood } from './choose-drafts.ts';

const candidate = (question: string, changes: Partial<Candidate> = {}): Candidate => ({
  kind: 'definition',
  question,
  answer: 'Uma divisão celular.',
  at: 0,
  source: 'Fonte.',
  origin: 0,
  score: 1,
  round: 0,
  ...changes,
});

function chosen(candidates: readonly Candidate[], count = 10): string[] {
  const choice = new Choice(count);
  choice.take(candidates);
  return choice.candidates.map(({ question }) => question);
}

describe('what is chosen', () => {
  test('leaves out what differs in accents, case, marks or one word of many', () => {
    const question = 'Em que ano a Assembleia Constituinte promulgou a Constituição da República?';
    expect(
      chosen([
        candidate(question),
        candidate('em que ano a assembleia constituinte promulgou a constituicao da republica', {
          origin: 1,
        }),
        candidate('Em que ano a Assembleia Constituinte promulgou a Constituição desta República?', {
          origin: 2,
        }),
      ]),
    ).toEqual([question]);
  });

  test('keeps questions that differ in what they are about', () => {
    const questions = ['O que é a mitose?', 'O que é a meiose?', 'Quais são as fases da mitose?'];
    expect(chosen(questions.map((question, origin) => candidate(question, { origin })))).toEqual(questions);
  });

  test('takes one of two questions of a sentence with the same answer', () => {
    const same = [candidate('O que é a mitose?'), candidate('Em que consiste a mitose celular?')];
    expect(chosen(same)).toHaveLength(1);
  });

  test('takes one of two questions of a sentence of which one tells the other its answer', () => {
    const told = [
      candidate('Por que o desemprego subiu em 1983?', { answer: 'Por causa da dívida.' }),
      candidate('Em que ano o desemprego subiu?', { answer: 'Em 1983' }),
    ];
    expect(chosen(told)).toHaveLength(1);
  });

  test('takes first questions before second ones, then by score, up to the count', () => {
    const first = candidate('O que é a osmose?', { origin: 1, score: 1 });
    const best = candidate('Para que serve o termômetro?', { origin: 2, score: 3 });
    const second = candidate('Quem descobriu a penicilina?', {
      origin: 2,
      score: 9,
      round: 1,
      answer: 'Fleming',
    });
    expect(chosen([second, first, best])).toEqual([best, first, second].map(({ question }) => question));
    expect(chosen([second, first, best], 2)).toEqual([best, first].map(({ question }) => question));
  });
});

test('what names terms that no chosen one names comes before what repeats them', () => {
  const names = (...terms: string[]) => new Map(terms.map((term) => [term, 2]));
  const mitosis = candidate('O que é a mitose?', { score: 3, terms: names('mitos', 'divis') });
  const again = candidate('Onde ocorre a mitose?', {
    origin: 1,
    score: 2.1,
    answer: 'Nas células.',
    terms: names('mitos'),
  });
  const enzyme = candidate('O que a rubisco fixa?', {
    origin: 2,
    score: 2,
    answer: 'Carbono.',
    terms: names('rubisc', 'carbon'),
  });
  expect(chosen([mitosis, again, enzyme], 2)).toEqual([mitosis.question, enzyme.question]);
});

test.each([
  ['tells its answer', 'Qual é a capital do Brasil, Brasília?', 'Brasília'],
  ['tells it without accents', 'Quem foi o fundador de Brasilia?', 'Brasília'],
  ['tells it but for the article', 'Quando a água ferve?', 'A água'],
  ['has an answer of grammar only', 'De que é feito o vidro comum?', 'De um'],
  ['has an answer of one letter', 'Qual é a vogal mais aberta?', 'a'],
  ['has an endless answer', 'O que é a mitose?', 'muito '.repeat(60)],
  ['points outside', 'Por que ele murcha em meio hipertônico?', 'Porque perde água.'],
  ['opens a bracket', 'O que é a osmose (passagem?', 'Uma passagem de água.'],
])('a draft is no good that %s', (_, question, answer) => {
  expect(isGood({ kind: 'definition', question, answer })).toBe(false);
});

test('a gap does not tell what it hides', () => {
  const gap = { kind: 'cloze', answer: 'osmose' } as const;
  expect(isGood({ ...gap, question: 'As hemácias perdem água por {{c1::osmose}}.' })).toBe(true);
  expect(isGood({ ...gap, question: 'A osmose é a {{c1::osmose}}.' })).toBe(false);
});
