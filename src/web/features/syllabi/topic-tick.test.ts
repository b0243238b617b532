import { expect, it } from 'vitest';
import { sampleSyllabus } from '#test/support/samples/syllabi.ts';
import { applyTheory, topicOf } from './topic-tick.ts';

const syllabus = sampleSyllabus();

it('a tick is of today, and counts', () => {
  const after = applyTheory(syllabus, { topicId: 2, done: true }, '2026-03-10');
  expect(topicOf(after, 2)?.theoryOn).toBe('2026-03-10');
  expect(after).toMatchObject({ topics: 7, studied: 1, coverage: 10 });
  expect(applyTheory(after, { topicId: 2, done: true }, '2026-03-11')).toEqual(after);
  expect(topicOf(applyTheory(after, { topicId: 2, done: false }, '2026-03-11'), 2)?.theoryOn).toBeNull();
});

it('a tick of a topic that is gone changes nothing', () => {
  expect(applyTheory(syllabus, { topicId: 99, done: true }, '2026-03-10')).toBe(syllabus);
});
