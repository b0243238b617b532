import { describe, expect, it } from 'vitest';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { nextDue, withUnsent } from './due-cards.ts';

const today = '2026-03-10';
const card = (id: string, dueOn = today, suspended = false) =>
  sampleCard({ id, suspended, schedule: { ...newSchedule(today), dueOn } });

describe('what is due, with answers on their way', () => {
  const yesterday = '2026-03-09';
  const seen = { ...newSchedule(yesterday), lastOn: '2026-03-01', stability: 9, fsrsDifficulty: 5, reps: 2 };
  const answer = (cardId: string, grade: CardGrade, day = today) => ({ cardId, grade, day });
  const dueAfter = (cards: Flashcard[], ...unsent: ReturnType<typeof answer>[]) =>
    withUnsent({ cards, beyond: 3, answeredToday: { newCards: 4, reviews: 5 } }, unsent, today, 0.9);

  it('is what the server says when none is', () => {
    const due = { cards: [card('a')], beyond: 3, answeredToday: { newCards: 4, reviews: 5 } };
    expect(dueAfter([card('a')])).toEqual(due);
  });

  it('leaves out the cards that they were given to', () => {
    expect(dueAfter([card('a'), card('b')], answer('a', 'correct')).cards.map(({ id }) => id)).toEqual(['b']);
  });

  it('includes a card answered yesterday that is due again by now', () => {
    const { cards, answeredToday } = dueAfter([card('a', yesterday)], answer('a', 'incorrect', yesterday));
    expect(cards[0]?.schedule).toMatchObject({ lastOn: yesterday, dueOn: today, reps: 1 });
    expect(answeredToday).toEqual({ newCards: 4, reviews: 5 });
  });

  it('counts each card answered today once, by what it was when the day began', () => {
    const cards = [card('a'), { ...card('b'), schedule: seen }, card('c', yesterday), card('d')];
    const { answeredToday } = dueAfter(
      cards,
      answer('a', 'incorrect'),
      answer('a', 'correct'),
      answer('b', 'correct'),
      answer('c', 'incorrect', yesterday),
      answer('c', 'correct'),
      // Of a card that is not due: the server may have it by now, and counted it then.
      answer('z', 'correct'),
    );
    expect(answeredToday).toEqual({ newCards: 5, reviews: 7 });
  });
});

describe('the next cards', () => {
  it('are those of the first day to come', () => {
    const cards = [
      card('a'),
      card('b', '2026-03-12'),
      card('c', '2026-03-12'),
      card('d', '2026-03-11', true),
      card('e', '2026-04-01'),
    ];
    expect(nextDue(cards, today)).toEqual({ day: '2026-03-12', count: 2 });
  });

  it('are unknown when none is planned', () => {
    expect(nextDue([card('a')], today)).toBeNull();
  });
});
