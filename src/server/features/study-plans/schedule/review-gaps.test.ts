import { expect, test } from 'vitest';
import { reviewed, reviewUrgency, studied } from './review-gaps.ts';

test('with time every day, a topic comes back 1, 3, 7, 14 and 30 days after it was studied', () => {
  let memory = studied(10);
  const seen: number[] = [];
  for (let day = 10; day <= 45; day += 1) {
    if (reviewUrgency(memory, day) === 0) continue;
    memory = reviewed(memory, day);
    seen.push(day - 10);
  }
  expect(seen).toEqual([1, 3, 7, 14, 30]);
});

test('after a late review the next interval is at least as long as the one that passed', () => {
  const late = reviewed(studied(0), 5);
  expect(reviewUrgency(late, 9)).toBe(0);
  expect(reviewUrgency(late, 10)).toBe(1);
});

test('of two topics equally late, the younger memory is more urgent', () => {
  const young = studied(9);
  const old = reviewed(reviewed(studied(0), 1), 3);
  expect(reviewUrgency(young, 11)).toBeGreaterThan(reviewUrgency(old, 8));
});
