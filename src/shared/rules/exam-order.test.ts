import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderForExam, reviewGain } from './exam-order.ts';
import { type CardSchedule, newSchedule, rebuildCard } from './grade-card.ts';

const today = '2026-03-11';
const learnt = (on: string, times = 1): CardSchedule =>
  rebuildCard(
    on,
    Array.from({ length: times }, () => ({ grade: 'correct', day: on, retention: 0.9 }) as const),
  );
const card = (id: string, subject: string, schedule: CardSchedule = newSchedule(today)) => ({
  id,
  subject,
  deck: subject,
  schedule,
});
const exam = (examDate: string, weights: Record<string, number>) => ({
  examDate,
  weights: Object.entries(weights).map(([subject, weight]) => ({ subject, deck: subject, weight })),
});
const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id);

describe('long before the exam', () => {
  const cards = [card('a', 'Inglês'), card('b', 'Português', learnt('2026-03-01')), card('c', 'Direito')];

  it('introduces new cards by weight and leaves reviews where they stand', () => {
    const order = orderForExam(cards, exam('2026-06-01', { direito: 0.2, Inglês: 0.1 }), today, 0.9);
    expect(idsOf(order)).toEqual(['c', 'b', 'a']);
  });

  it('moves nothing without an exam, after it, or when it asks none of the cards', () => {
    for (const none of [null, exam('2026-03-10', { Direito: 1 }), exam('2026-06-01', {})])
      expect(idsOf(orderForExam(cards, none, today, 0.9))).toEqual(['a', 'b', 'c']);
  });
});

describe('in the last days', () => {
  const soon = exam('2026-03-18', { Direito: 0.02, Português: 0.001 });

  it('takes what wins most points first, and what the exam does not ask last', () => {
    const cards = [
      card('outside', 'Violão', learnt('2026-03-01')),
      card('light', 'Português', learnt('2026-03-01')),
      card('heavy', 'Direito', learnt('2026-03-01')),
    ];
    expect(idsOf(orderForExam(cards, soon, today, 0.9))).toEqual(['heavy', 'light', 'outside']);
  });

  it('prefers what will be forgotten to what will be known anyway', () => {
    const firm = { ...learnt('2026-03-01'), stability: 400 };
    const cards = [card('firm', 'Direito', firm), card('shaky', 'Direito', learnt('2026-03-01'))];
    expect(idsOf(orderForExam(cards, soon, today, 0.9))).toEqual(['shaky', 'firm']);
  });
});

it('a review never wins less than nothing, and a new card wins what is learnt', () => {
  expect(reviewGain(newSchedule(today), today, '2026-03-18', 0.9)).toBeGreaterThan(0.5);
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 1000, noNaN: true }),
      fc.double({ min: 1, max: 10, noNaN: true }),
      (stability, fsrsDifficulty) => {
        const schedule = { ...learnt('2026-03-01'), stability, fsrsDifficulty };
        const gain = reviewGain(schedule, today, '2026-03-20', 0.9);
        expect(gain).toBeGreaterThanOrEqual(0);
        expect(gain).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it('keeps every card once', () => {
  const anyCard = fc.record({
    subject: fc.constantFrom('Direito', 'Português', 'Violão'),
    isNew: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyCard, { maxLength: 30 }), fc.integer({ min: -3, max: 40 }), (given, days) => {
      const cards = given.map(({ subject, isNew }, at) =>
        card(String(at), subject, isNew ? newSchedule(today) : learnt('2026-03-01')),
      );
      const examDate = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
      const order = orderForExam(cards, exam(examDate, { Direito: 0.3, Português: 0.1 }), today, 0.9);
      expect(idsOf(order).toSorted()).toEqual(idsOf(cards).toSorted());
    }),
  );
});
