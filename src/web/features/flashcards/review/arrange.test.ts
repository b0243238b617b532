import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { runs } from '#test/support/runs.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { noneToday } from '../daily-limits.ts';
import { type ReviewSession, startSession } from '../review-session.ts';
import { reviewSession } from './actions.ts';
import { arrange } from './arrange.ts';

const day = '2026-03-10';
const seen = { ...newSchedule(day), lastOn: '2026-03-01', stability: 9, fsrsDifficulty: 5, reps: 2 };
const subjects = ['Direito', 'Português', 'Violão'];
const exam = (examDate: string) => ({
  examDate,
  weights: [
    { subject: 'Direito', deck: 'Geral', weight: 0.02 },
    { subject: 'Português', deck: 'Geral', weight: 0.01 },
  ],
});
const someCards = fc.array(fc.record({ subject: fc.constantFrom(...subjects), isNew: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});
const sessionOf = (
  given: { subject: string; isNew: boolean }[],
  newPerDay: number,
  reviewsPerDay: number,
) => {
  const cards = given.map(({ subject, isNew }, at) =>
    sampleCard({ id: `c${10 + at}`, subject, schedule: isNew ? newSchedule(day) : { ...seen, dueOn: day } }),
  );
  return startSession({ cards, beyond: 0, answeredToday: noneToday }, day, { newPerDay, reviewsPerDay });
};
const kinds = ({ queue, cards }: ReviewSession) =>
  queue.filter((id) => cards[id]?.schedule.lastOn === null).length;

it('loses no card, takes as many of each kind, and leaves the front and what was answered', () => {
  const limit = fc.integer({ min: 0, max: 8 });
  fc.assert(
    fc.property(someCards, limit, limit, fc.constantFrom('2026-03-15', '2026-09-01'), (given, a, b, on) => {
      let session = sessionOf(given, a, b);
      if (session.queue.length > 0)
        for (const action of [
          { type: 'flip' },
          {
            type: 'grade',
            answer: { id: 'a', grade: 'incorrect', timeSpent: 1, answeredAt: `${day}T12:00:00.000Z` },
            day,
            retention: 0.9,
          },
          { type: 'next' },
        ] as const)
          session = reviewSession(session, action);
      const after = arrange(session, exam(on), 0.9);
      expect([...after.queue, ...after.waiting].toSorted()).toEqual(
        [...session.queue, ...session.waiting].toSorted(),
      );
      expect([after.queue.length, kinds(after), after.queue[0]]).toEqual([
        session.queue.length,
        kinds(session),
        session.queue[0],
      ]);
      for (const id of Object.keys(session.schedules))
        expect(after.queue.indexOf(id)).toBe(session.queue.indexOf(id));
      expect(arrange(after, exam(on), 0.9)).toBe(after);
    }),
    runs(60),
  );
});

it('goes back to the order in which cards are due', () => {
  const given = ['Violão', 'Português', 'Direito', 'Violão', 'Direito'].map((subject) => ({
    subject,
    isNew: false,
  }));
  const session = sessionOf(given, 9, 3);
  const ordered = arrange(session, exam('2026-03-15'), 0.9);
  expect([ordered.queue, ordered.waiting]).toEqual([
    ['c10', 'c12', 'c14'],
    ['c11', 'c13'],
  ]);
  expect(arrange(ordered, null, 0.9)).toEqual(session);
  expect(arrange(session, null, 0.9)).toBe(session);
});
