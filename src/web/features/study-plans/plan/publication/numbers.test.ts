import { expect, it } from 'vitest';
import { lastDays } from './numbers.tsx';

const first = { day: '2026-02-01', views: 9, clones: 3, averageRating: 5, numberOfReviews: 1 };
const second = { day: '2026-03-18', views: 4, clones: 1, averageRating: 4, numberOfReviews: 2 };

it('fills the last 30 days: quiet ones have neither views nor clones, and keep the rating', () => {
  const days = lastDays([first, second], '2026-03-20');
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, '2026-02-19', '2026-03-20']);
  expect(days[0]).toEqual({ day: '2026-02-19', views: 0, clones: 0, averageRating: 5, numberOfReviews: 1 });
  expect(days.slice(-3)).toEqual([
    second,
    { day: '2026-03-19', views: 0, clones: 0, averageRating: 4, numberOfReviews: 2 },
    { day: '2026-03-20', views: 0, clones: 0, averageRating: 4, numberOfReviews: 2 },
  ]);
});

it('has no rating before the first news', () => {
  expect(lastDays([second], '2026-03-20')[0]).toEqual({
    day: '2026-02-19',
    views: 0,
    clones: 0,
    averageRating: 0,
    numberOfReviews: 0,
  });
});
