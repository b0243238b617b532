import { describe, expect, it } from 'vitest';
import type { CycleBlock, CycleWeek } from '#shared/contracts/study-cycles.ts';
import { nextBlock, todaysTasks } from '#shared/rules/cycles/cycle-sequence.ts';
import { addDays, type Weekday, weekdayOf, weekdays } from '#shared/rules/time/study-day.ts';

const start = '2026-03-11';

const block = (id: string, changes: Partial<CycleBlock> = {}): CycleBlock => ({
  _id: id,
  time: '08:00',
  subject: 'Física',
  duration: 50,
  completed: false,
  minutesDone: 0,
  completedOn: null,
  ...changes,
});
const done = (id: string, completedOn: string) => block(id, { completed: true, completedOn });

/** A week with these blocks on its first days. */
const week = (weekNumber: number, ...activities: CycleBlock[][]): CycleWeek => ({
  weekNumber,
  days: Array.from({ length: 7 }, (_, index) => {
    const date = addDays(start, (weekNumber - 1) * 7 + index);
    return { day: weekdayOf(date), date, dayNumber: index + 1, activities: activities[index] ?? [] };
  }),
});

describe('the next block of a round', () => {
  it('is the first open one in order, whatever the days in between', () => {
    const weeks = [week(1, [done('a', start), block('b')], [], [block('c')])];
    expect(nextBlock(weeks)).toMatchObject({
      week: { weekNumber: 1 },
      day: { dayNumber: 1 },
      block: { _id: 'b' },
      minutesLeft: 50,
    });
    expect(nextBlock([week(1, [block('a')], [done('b', start)])])?.block._id).toBe('a');
  });

  it('has the minutes left that are not studied', () => {
    expect(nextBlock([week(1, [block('a', { minutesDone: 30 })])])?.minutesLeft).toBe(20);
    expect(nextBlock([week(1, [block('a', { minutesDone: 50 })])])?.minutesLeft).toBe(0);
  });

  it('is in the next lap when a lap is done, and none when all is', () => {
    const weeks = [week(1, [done('a', start)]), week(2, [], [block('b')])];
    expect(nextBlock(weeks)).toMatchObject({ week: { weekNumber: 2 }, day: { dayNumber: 2 } });
    expect(nextBlock([week(1, [done('a', start)])])).toBeNull();
    expect(nextBlock([])).toBeNull();
  });
});

describe('the tasks of a day', () => {
  const hours = (perDay: number) =>
    Object.fromEntries(weekdays.map((day) => [day, perDay])) as Record<Weekday, number>;
  const cycle = (mode: 'calendar' | 'sequence', perDay: number) => ({
    mode,
    weeklySchedule: hours(perDay),
    breakSize: 10,
    startsAt: '14:00',
  });
  const on = (date: string, of: CycleBlock) => ({ ...of, date });
  const tasks = (...args: Parameters<typeof todaysTasks<CycleBlock & { date: string }>>) =>
    todaysTasks(...args).map(({ _id, time, duration }) => `${_id} ${time} ${duration}`);

  it('by the calendar are the blocks of that date, as they stand', () => {
    const blocks = [on(start, block('a')), on(addDays(start, 1), done('b', start))];
    expect(tasks(cycle('calendar', 2), blocks, start)).toEqual(['a 08:00 50']);
    expect(tasks(cycle('calendar', 2), blocks, addDays(start, 1))).toEqual(['b 08:00 50']);
  });

  const round = [
    on(start, done('a', addDays(start, -1))),
    on(start, done('b', start)),
    on(start, block('c', { minutesDone: 30 })),
    on(start, block('d')),
    on(start, block('e')),
  ];

  it('of a round are those done on it and the open ones that fit, with the minutes left', () => {
    expect(tasks(cycle('sequence', 2.5), round, start)).toEqual(['b 14:00 50', 'c 15:00 20', 'd 15:30 50']);
    expect(tasks(cycle('sequence', 1), round, start)).toEqual(['b 14:00 50']);
  });

  it('of a round are one at least where the day has hours, and none where it has not', () => {
    const open = [on(start, block('a')), on(start, block('b'))];
    expect(tasks(cycle('sequence', 0.5), open, start)).toEqual(['a 14:00 50']);
    expect(tasks(cycle('sequence', 0), open, start)).toEqual([]);
    expect(tasks(cycle('sequence', 0), round, start)).toEqual(['b 14:00 50']);
  });

  it('never get a time after midnight', () => {
    const many = Array.from({ length: 14 }, (_, index) => on(start, done(`${index}`, start)));
    expect(tasks(cycle('sequence', 2), many, start).at(-1)).toBe('13 23:59 50');
  });
});
