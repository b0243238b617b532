import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { groupBy } from '#shared/rules/group-by.ts';
import { type Placed, replan } from '#shared/rules/plans/replan.ts';
import { minutesOfClock } from '#shared/rules/time/clock-text.ts';
import { runs } from '#test/support/runs.ts';

interface PlacedActivity extends Placed {
  topic: string;
  description: string;
}

const activity = (changes: Partial<PlacedActivity>): PlacedActivity => ({
  day: 0,
  position: 0,
  time: '08:00',
  duration: 60,
  topic: 'A',
  description: '',
  completed: false,
  ...changes,
});

const equal = () => 0;
const everyDay = (minutes: number) => () => minutes;

describe('replan', () => {
  it('moves what is late into the days left, in order, and pushes the rest on', () => {
    const { activities, leftOut } = replan({
      activities: [
        activity({ day: 0, topic: 'A' }),
        activity({ day: 1, topic: 'B' }),
        activity({ day: 3, topic: 'C' }),
        activity({ day: 5, topic: 'D' }),
      ],
      from: 3,
      until: 9,
      minutesOf: everyDay(60),
      importanceOf: equal,
    });
    expect(activities.map(({ topic, day }) => `${topic}${day}`)).toEqual(['A3', 'B4', 'C5', 'D6']);
    expect(leftOut).toEqual([]);
  });

  it('gives what comes first its place before all others, though it would be the one that finds none', () => {
    const { activities, leftOut } = replan({
      activities: [
        activity({ day: 0, topic: 'A', duration: 40 }),
        activity({ day: 1, topic: 'B', duration: 40 }),
        activity({ day: 1, position: 1, topic: 'fraco', duration: 60 }),
      ],
      from: 2,
      until: 3,
      minutesOf: everyDay(70),
      importanceOf: ({ topic }) => Number(topic === 'fraco'),
      comesFirst: ({ topic }) => topic === 'fraco',
    });
    expect(leftOut.map(({ topic }) => topic)).toEqual(['B']);
    expect(activities.map(({ topic, day }) => `${topic}${day}`)).toEqual(['fraco2', 'A3', 'B4']);
  });

  it('leaves what is done where it is and counts its time', () => {
    const done = activity({ day: 3, time: '08:30', duration: 60, completed: true, topic: 'Feita' });
    const { activities } = replan({
      activities: [activity({ day: 0 }), done],
      from: 3,
      until: 9,
      minutesOf: everyDay(90),
      importanceOf: equal,
    });
    expect(activities).toEqual([{ ...done, position: 0 }, activity({ day: 4, time: '08:00' })]);
  });

  it('leaves out what matters least, lists it, and keeps it after the end', () => {
    const { activities, leftOut, minutesLeft, minutesOpen } = replan({
      activities: [
        activity({ day: 0, topic: 'pouco' }),
        activity({ day: 1, topic: 'muito' }),
        activity({ day: 2, topic: 'muito' }),
      ],
      from: 3,
      until: 4,
      minutesOf: everyDay(60),
      importanceOf: ({ topic }) => (topic === 'muito' ? 2 : 0),
    });
    expect({ minutesLeft, minutesOpen }).toEqual({ minutesLeft: 120, minutesOpen: 180 });
    expect(leftOut.map(({ topic, day }) => [topic, day])).toEqual([['pouco', 0]]);
    expect(activities.map(({ topic, day }) => [topic, day])).toEqual([
      ['muito', 3],
      ['muito', 4],
      ['pouco', 5],
    ]);
  });

  it('keeps an activity that no day can hold, on the day before', () => {
    const { activities, leftOut } = replan({
      activities: [activity({ day: 0, duration: 90 })],
      from: 3,
      until: 9,
      minutesOf: everyDay(60),
      importanceOf: equal,
    });
    expect(leftOut).toHaveLength(1);
    expect(activities).toMatchObject([{ day: 2, duration: 90 }]);
  });
});

const durations = [25, 30, 45, 50, 60];
const plans = fc
  .record({
    week: fc.array(fc.constantFrom(0, 0, 30, 60, 120, 300), { minLength: 7, maxLength: 7 }),
    length: fc.integer({ min: 1, max: 40 }),
    from: fc.integer({ min: 0, max: 45 }),
    left: fc.integer({ min: -3, max: 30 }),
    picks: fc.array(
      fc.record({ day: fc.nat(39), kind: fc.nat(4), completed: fc.boolean(), topic: fc.nat(4) }),
      {
        maxLength: 60,
      },
    ),
  })
  .map(({ week, length, from, left, picks }) => {
    const minutesOf = (day: number) => week[day % 7] as number;
    const used = new Map<number, number>();
    const activities: PlacedActivity[] = [];
    for (const { day: at, kind, completed, topic } of picks) {
      const day = at % length;
      const start = used.get(day) ?? 0;
      const duration = durations[kind] as number;
      if (start + duration > minutesOf(day)) continue;
      used.set(day, start + duration);
      const time = `${String(8 + Math.floor(start / 60)).padStart(2, '0')}:${String(start % 60).padStart(2, '0')}`;
      const position = activities.filter((other) => other.day === day).length;
      activities.push(activity({ day, position, time, duration, completed, topic: `T${topic}` }));
    }
    return {
      activities,
      from,
      until: from + left,
      minutesOf,
      importanceOf: ({ topic }: PlacedActivity) => Number(topic[1]),
    };
  });

const key = ({ topic, duration, completed }: PlacedActivity) => `${topic} ${duration} ${completed}`;

test('nothing is lost or made up, what is done does not move, and no day is overfull or double-booked', () => {
  fc.assert(
    fc.property(plans, (input) => {
      const { activities, leftOut } = replan(input);
      expect(activities.map(key).sort()).toEqual(input.activities.map(key).sort());
      const done = (list: readonly PlacedActivity[]) =>
        list
          .filter(({ completed }) => completed)
          .map(({ position, ...rest }) => JSON.stringify(rest))
          .sort();
      expect(done(activities)).toEqual(done(input.activities));
      const days = groupBy(activities, ({ day }) => day);
      for (const [day, list] of days) {
        expect(list.map(({ position }) => position)).toEqual([...list.keys()]);
        if (day < input.from) continue;
        expect(list.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThanOrEqual(
          input.minutesOf(day),
        );
        let end = 8 * 60;
        for (const { time, duration } of list) {
          expect(minutesOfClock(time)).toBeGreaterThanOrEqual(end);
          end = minutesOfClock(time) + duration;
        }
        expect(end).toBeLessThanOrEqual(8 * 60 + input.minutesOf(day));
      }
      const openAfterEnd = activities.filter(
        ({ day, completed }) => !completed && (day > input.until || day < input.from),
      );
      expect(openAfterEnd).toHaveLength(leftOut.length);
    }),
    runs(500),
  );
});

test('breaks are short and never cost an activity its day', () => {
  const day = (...durations: number[]) =>
    replan({
      activities: durations.map((duration, position) =>
        activity({ position, duration, time: `0${8 + position}:00` }),
      ),
      from: 0,
      until: 5,
      minutesOf: everyDay(120),
      importanceOf: equal,
    }).activities.map((placed) => `${placed.day} ${placed.time}`);
  expect(day(25, 45, 50)).toEqual(['0 08:00', '0 08:25', '0 09:10']);
  expect(day(50, 50)).toEqual(['0 08:00', '0 08:55']);
});

test('what already fits and is not late stays on its day', () => {
  fc.assert(
    fc.property(plans, ({ activities, minutesOf }) => {
      const open = activities.filter(({ completed }) => !completed);
      const after = replan({ activities: open, from: 0, until: 60, minutesOf, importanceOf: equal });
      const days = (list: readonly PlacedActivity[]) =>
        list.map(({ day, topic }) => `${day} ${topic}`).sort();
      expect(days(after.activities)).toEqual(days(open));
    }),
    runs(500),
  );
});

test('the same plan is replanned the same way', () => {
  const activities = Array.from({ length: 3600 }, (_, index) =>
    activity({ day: Math.floor(index / 10), position: index % 10, duration: 30, topic: `T${index % 50}` }),
  );
  const input = { activities, from: 30, until: 420, minutesOf: everyDay(360), importanceOf: equal };
  expect(replan(input)).toEqual(replan(input));
});
