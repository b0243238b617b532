import { expect, test } from 'vitest';
import { type Weekday, weekdays } from '#shared/rules/time/study-day.ts';
import { minutesByWeekday } from '#shared/rules/time/study-week.ts';

const everyDay = (minutes: number) =>
  Object.fromEntries(weekdays.map((day) => [day, minutes])) as Record<Weekday, number>;

test('the weekly schedule wins over the hours per week', () => {
  const minutes = minutesByWeekday({ weeklySchedule: [{ day: 'saturday', hours: 2.5 }], timeAvailable: 40 });
  expect(minutes).toEqual({ ...everyDay(0), saturday: 150 });
});

test('hours per week spread over Monday to Friday in whole minutes', () => {
  expect(minutesByWeekday({ weeklySchedule: undefined, timeAvailable: 20 })).toEqual({
    ...everyDay(240),
    saturday: 0,
    sunday: 0,
  });
  const odd = minutesByWeekday({ weeklySchedule: [], timeAvailable: 0.55 });
  expect(odd).toEqual({ ...everyDay(6), monday: 7, tuesday: 7, wednesday: 7, sunday: 0, saturday: 0 });
});
