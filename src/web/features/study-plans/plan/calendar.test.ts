import { expect, it } from 'vitest';
import { sampleTopic, sampleWeeks } from '#test/support/samples/study-plans.ts';
import { hasActivities, nextActivity } from './calendar.ts';

const weeks = sampleWeeks('2026-03-10', 3);

it('goes on with today, else with what was left open first', () => {
  const done = (ids: readonly string[]) =>
    weeks.map((week) => ({
      ...week,
      days: week.days.map((day) => ({
        ...day,
        activities: day.activities.map((one) => ({ ...one, completed: ids.includes(one._id) })),
      })),
    }));
  const next = (ids: readonly string[], day: string) =>
    nextActivity({ weeks: done(ids), topics: [] }, day)?.topic;
  expect(next([], '2026-03-17')).toBe('Leitura 2');
  expect(next(['w1a0'], '2026-03-17')).toBe('Exercícios 2');
  expect(next(['w0a0', 'w1a0', 'w1a1'], '2026-03-17')).toBe('Exercícios 1');
  expect(next([], '2026-03-18')).toBe('Leitura 1');
  expect(next([], '2026-01-01')).toBe('Leitura 1');
  expect(next(['w0a0', 'w0a1', 'w1a0', 'w1a1', 'w2a0', 'w2a1'], '2026-03-17')).toBeUndefined();
});

it('passes over what is left of a finished topic', () => {
  const topic = sampleTopic({ name: 'Leitura 2', completed: true });
  expect(nextActivity({ weeks, topics: [topic] }, '2026-03-17')?.topic).toBe('Exercícios 2');
});

it('knows a schedule with nothing in it', () => {
  const empty = weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({ ...day, activities: [] })),
  }));
  expect([hasActivities(weeks), hasActivities(empty), hasActivities([])]).toEqual([true, false, false]);
});
