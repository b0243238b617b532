import { expect, it } from 'vitest';
import { sampleBlock, sampleCycle, sampleCycleWeeks } from '#test/support/samples/study-cycles.ts';
import { blocksOf, blockToGoOn, countLate, minutesBySubject } from './cycle-blocks.ts';

const weeks = sampleCycleWeeks('2026-03-10', 2);

it('names every block by its place', () => {
  expect(blocksOf(weeks).map(({ weekIndex, day, blockIndex }) => [weekIndex, day, blockIndex])).toEqual([
    [0, 'tuesday', 0],
    [0, 'tuesday', 1],
    [0, 'thursday', 0],
    [1, 'tuesday', 0],
    [1, 'tuesday', 1],
    [1, 'thursday', 0],
  ]);
});

it('counts what is open before today', () => {
  const days = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-04-30'];
  expect(days.map((day) => countLate(weeks, day))).toEqual([0, 2, 2, 3, 6]);
});

it('goes on with today by the calendar, else with what was left open first; a round keeps its order', () => {
  const goOn = (mode: 'calendar' | 'sequence', day: string) => blockToGoOn(weeks, mode, day)?._id;
  const ids = blocksOf(weeks).map(({ block }) => block._id);
  expect(
    ['2026-03-01', '2026-03-12', '2026-03-13', '2026-04-30'].map((day) => goOn('calendar', day)),
  ).toEqual([ids[0], ids[2], ids[0], ids[0]]);
  expect(goOn('sequence', '2026-03-12')).toBe(ids[0]);
  expect(blockToGoOn([], 'calendar', '2026-03-12')).toBeUndefined();
});

it('adds up the minutes of each subject, also of one that has left the cycle', () => {
  const [first, ...rest] = sampleCycleWeeks('2026-03-10', 1)[0]?.days ?? [];
  const activities = [
    sampleBlock({ completed: true, completedOn: '2026-03-10' }),
    sampleBlock({ _id: 'b', subject: 'Física', minutesDone: 30 }),
    sampleBlock({ _id: 'c', subject: 'Latim', duration: 40, completed: true, completedOn: '2026-03-10' }),
  ];
  const schedule = first ? [{ weekNumber: 1, days: [{ ...first, activities }, ...rest] }] : [];
  expect(minutesBySubject(sampleCycle({ schedule }))).toEqual([
    { name: 'Matemática', allocated: 100, studied: 50 },
    { name: 'Física', allocated: 100, studied: 30 },
    { name: 'Redação', allocated: 60, studied: 0 },
    { name: 'Latim', allocated: 40, studied: 40 },
  ]);
});
