import { describe, expect, test } from 'vitest';
import { planDay } from './plan-day.ts';
import type { TutorInput } from './tutor.ts';

type Today = TutorInput['today'];

const item = (changes: Partial<Today['items'][number]> = {}): Today['items'][number] => ({
  id: 'i',
  kind: 'block',
  title: 'Química',
  reason: 'Hoje às 08:00 no ciclo “Enem”',
  minutes: 50,
  href: '/study-cycles/c1?tab=schedule#hoje',
  subject: 'Química',
  ...changes,
});
const plan = (changes: Partial<Today> = {}) =>
  planDay(
    { items: [], dueCards: 0, minutesToday: null, exam: null, streak: 0, weakTopics: [], ...changes },
    null,
  ).content;

test('the day is told in order, with reasons, minutes and links', () => {
  const cards = item({
    kind: 'cards',
    title: 'Revisar 12 flashcards',
    reason: '12 flashcards vencem hoje',
    minutes: 20,
    href: '/flashcards/review',
  });
  expect(plan({ items: [cards, item()], dueCards: 12 })).toContain(
    [
      'Para hoje, sugiro esta ordem:',
      '',
      '1. [Revisar 12 flashcards](/flashcards/review) (20min): 12 flashcards vencem hoje.',
      '2. [Química](/study-cycles/c1?tab=schedule#hoje) (50min): Hoje às 08:00 no ciclo ‘Enem’.',
      '',
      'Ao todo são 1h 10min.',
    ].join('\n'),
  );
});

test.each(['javascript:alert(1)', '//mal.exemplo', 'https://mal.exemplo', '/a)[x](b', '/a b', ''])(
  'an address such as %j is no link',
  (href) => {
    expect(plan({ items: [item({ href })] })).toContain('1. Química (50min)');
  },
);

test('a hostile title stays a title', () => {
  expect(plan({ items: [item({ title: '](/x) # [1]' })] })).toContain('1. [&#93;(/x) # (1)](/study-cycles/');
});

describe('the exam', () => {
  test.each([
    [12, 'Faltam 12 dias para a prova **Enem**.'],
    [1, 'A prova **Enem** é amanhã.'],
    [0, 'A prova **Enem** é hoje.'],
  ])('in %d days', (daysLeft, words) => {
    expect(plan({ items: [item()], exam: { title: 'Enem', daysLeft } })).toContain(words);
  });
});

test.each([
  [0, 'Um pouco de estudo hoje já começa uma nova sequência.'],
  [1, 'Sua sequência começou: um dia já conta.'],
  [9, 'Você está há 9 dias em sequência.'],
])('a streak of %d days is told warmly', (streak, words) => {
  expect(plan({ streak })).toContain(words);
});

test('weak topics are told once', () => {
  const items = [item({ kind: 'weak-topic', title: 'Mitose' })];
  expect(plan({ items, weakTopics: ['Mitose', 'Crase'] })).toContain('Quando sobrar tempo, retome **Crase**');
  expect(plan({ items, weakTopics: ['Mitose'] })).not.toContain('retome');
});

describe('an empty day', () => {
  test('with cards leads to them', () => {
    expect(plan({ dueCards: 1 })).toContain('1 flashcard espera por [revisão](/flashcards/review).');
    expect(plan({ dueCards: 1300 })).toContain('1.300 flashcards esperam');
  });
  test('that was all done says so', () => {
    expect(plan({ minutesToday: 60 })).toContain('Por hoje não ficou nada pendente.');
  });
  test('of a newcomer says what to create first', () => {
    expect(plan()).toContain('1. [Crie um plano de estudos](/study-plans/create)');
  });
});
