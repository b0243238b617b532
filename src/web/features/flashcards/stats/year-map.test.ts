import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#shared/rules/time/study-day.ts';
import { heatLevels, monthMarks, weeksOf } from './year-map.ts';

const yearUpTo = (today: string, answers: Record<string, number> = {}) =>
  Array.from({ length: 365 }, (_, index) => {
    const day = addDays(today, index - 364);
    return { day, answers: answers[day] ?? 0 };
  });

describe('the map of a year', () => {
  const weeks = weeksOf(yearUpTo('2026-03-11', { '2026-03-08': 3, '2026-03-09': 1, '2026-03-11': 2 }));

  it('holds every day once, in columns from Sunday to Saturday', () => {
    expect(weeks).toHaveLength(53);
    const days = weeks.flat().flatMap((place) => place?.day ?? []);
    expect([days.length, days[0], days.at(-1)]).toEqual([365, '2025-03-12', '2026-03-11']);
    for (const week of weeks)
      for (const [row, place] of week.entries())
        if (place)
          expect(weekdayOf(place.day)).toBe(
            ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'][row],
          );
    expect(weeks.at(-1)?.slice(4)).toEqual([null, null, null]);
    expect(weeks[0]?.slice(0, 3)).toEqual([null, null, null]);
  });

  it('joins days that follow each other in a week', () => {
    expect(weeks.at(-1)?.map((place) => place?.joined)).toEqual([
      false,
      true,
      false,
      false,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('names each month where it begins', () => {
    const marks = monthMarks(weeks);
    expect(marks.map(({ day }) => day.slice(0, 7))).toEqual([
      '2025-03',
      '2025-04',
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
    // The last days of a month give way to the next one's name.
    expect(monthMarks(weeksOf(yearUpTo('2026-03-27')))[0]?.day).toBe('2025-04-01');
  });
});

describe('heat', () => {
  it('is a quarter of the days each, and none without answers', () => {
    expect(heatLevels([0, 1, 2, 3, 4, 0])).toEqual([0, 1, 2, 3, 4, 0]);
    expect(heatLevels([0, 0])).toEqual([0, 0]);
  });

  it('is not dimmed by one long day', () => {
    expect(heatLevels([10, 10, 20, 20, 30, 30, 900])).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  it('is the same for the same number', () => {
    expect(new Set(heatLevels([5, 5, 5, 5]))).toEqual(new Set([1]));
  });
});
