import { expect, it } from 'vitest';
import { weekOf } from '#web/domain/week-hours.ts';
import { type CycleForm, openCycleForm } from '../cycle-form.ts';
import { estimateCycle } from './forecast.tsx';

const subject = (name: string, difficulty = 3, priority = 3) => ({ name, difficulty, priority });
const estimate = (changes: Partial<CycleForm>) =>
  estimateCycle({ ...openCycleForm('2026-03-09'), subjects: [subject('Física')], ...changes });

it('adds up hours, blocks and the minutes of each subject', () => {
  const { hoursPerWeek, blocks, subjects } = estimate({
    subjects: [subject('Física', 1, 1), subject('Matemática', 3, 3)],
  });
  expect([hoursPerWeek, blocks]).toEqual([10, 40]);
  expect(subjects.map(({ name }) => name)).toEqual(['Matemática', 'Física']);
  expect(subjects.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(40 * 50);
});

it('ends on the eve of an exam in its last week, unless it is a round', () => {
  const examDate = '2026-04-02';
  expect([estimate({ examDate }).blocks, estimate({ examDate, mode: 'sequence' }).blocks]).toEqual([36, 40]);
});

it('takes what the AI has suggested', () => {
  const suggested = [subject('Biologia')];
  expect(estimate({ useAIForSubjects: true, suggested }).subjects.map(({ name }) => name)).toEqual([
    'Biologia',
  ]);
});

it.each<Partial<CycleForm>>([
  { subjects: [subject('Física'), subject(' ')] },
  { subjects: [subject('Física'), subject('física ')] },
  { useAIForSubjects: true },
  { weeklySchedule: weekOf(0) },
])('knows no minutes by subject yet: %j', (changes) => {
  expect(estimate(changes).subjects).toEqual([]);
});

it.each<Partial<CycleForm>>([
  { cycleDurationInWeeks: Number.NaN },
  { cycleDurationInWeeks: 53 },
  { studyBlockSize: 5 },
  { breakSize: 1.5 },
  { startDate: '' },
  { weeklySchedule: { ...weekOf(2), monday: Number.NaN } },
])('counts no blocks while a number is missing or out of its bounds: %j', (changes) => {
  expect(estimate(changes).blocks).toBeNull();
});
