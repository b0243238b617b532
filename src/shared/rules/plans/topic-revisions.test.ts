import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueRevision, revisionOffsets, topicRevisions } from '#shared/rules/plans/topic-revisions.ts';
import { addDays, daysBetween } from '#shared/rules/time/study-day.ts';

const finished = '2026-03-11';

test('a finished topic comes back after 1, 7 and 30 days, an open one never', () => {
  expect(topicRevisions({ completedOn: null, revisedOn: [] })).toEqual([]);
  expect(topicRevisions({ completedOn: finished, revisedOn: [] })).toEqual([
    { number: 1, dueOn: '2026-03-12', doneOn: null },
    { number: 2, dueOn: '2026-03-18', doneOn: null },
    { number: 3, dueOn: '2026-04-10', doneOn: null },
  ]);
});

test('a missed revision waits, one at a time, and says how late it is', () => {
  const topic = { completedOn: finished, revisedOn: [] };
  expect(dueRevision(topic, '2026-03-11')).toBeNull();
  expect(dueRevision(topic, '2026-03-12')).toMatchObject({ number: 1, daysLate: 0 });
  expect(dueRevision(topic, '2026-05-01')).toMatchObject({ number: 1, daysLate: 50 });
});

test('done late, it shifts those after it by as much', () => {
  const topic = { completedOn: finished, revisedOn: ['2026-03-20'] };
  expect(topicRevisions(topic).map(({ dueOn }) => dueOn)).toEqual(['2026-03-12', '2026-03-26', '2026-04-18']);
  expect(dueRevision(topic, '2026-03-20')).toBeNull();
});

test('after the third there is none', () => {
  const topic = { completedOn: finished, revisedOn: ['2026-03-12', '2026-03-18', '2026-04-10'] };
  expect(dueRevision(topic, '2027-01-01')).toBeNull();
});

test('whatever the delays, no two revisions fall on one day and the gaps are kept', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 3 }), (delays) => {
      const revisedOn: string[] = [];
      for (const delay of delays) {
        const next = topicRevisions({ completedOn: finished, revisedOn })[revisedOn.length];
        revisedOn.push(addDays(next?.dueOn ?? '', delay));
      }
      const days = topicRevisions({ completedOn: finished, revisedOn });
      let before = finished;
      for (const [index, { dueOn, doneOn }] of days.entries()) {
        const gap = (revisionOffsets[index] ?? 0) - (revisionOffsets[index - 1] ?? 0);
        expect(daysBetween(before, dueOn)).toBe(gap);
        before = doneOn ?? dueOn;
      }
    }),
  );
});
