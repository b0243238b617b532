import { describe, expect, it } from 'vitest';
import { countTicks, minuteTicks, percent, shareTicks } from './chart-scale.ts';

describe('ticks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [20, [0, 5, 10, 15, 20]],
    [21, [0, 10, 20, 30]],
    [340, [0, 100, 200, 300, 400]],
    [50_000, [0, 20_000, 40_000, 60_000]],
  ])('of up to %d answers', (most, ticks) => {
    expect(countTicks(most)).toEqual(ticks);
  });

  it.each([
    [0, [0, 1]],
    [3.2, [0, 1, 2, 3, 4]],
    [37, [0, 10, 20, 30, 40]],
    [50, [0, 15, 30, 45, 60]],
    [200, [0, 60, 120, 180, 240]],
    [700, [0, 300, 600, 900]],
  ])('of up to %d minutes', (most, ticks) => {
    expect(minuteTicks(most)).toEqual(ticks);
  });

  it.each([
    [1, [0.95, 1]],
    [0.93, [0.9, 0.95, 1]],
    [0.76, [0.75, 0.8, 0.85, 0.9, 0.95, 1]],
    [0.5, [0.5, 0.6, 0.7, 0.8, 0.9, 1]],
    [0.4, [0.25, 0.5, 0.75, 1]],
    [0, [0, 0.25, 0.5, 0.75, 1]],
    [-0.01, [0, 0.25, 0.5, 0.75, 1]],
  ])('of shares from %d on', (least, ticks) => {
    expect(shareTicks(least)).toEqual(ticks);
  });

  it('always hold what is drawn', () => {
    for (let most = 0; most < 3000; most += 7) {
      expect(countTicks(most).at(-1)).toBeGreaterThanOrEqual(most);
      expect(minuteTicks(most).at(-1)).toBeGreaterThanOrEqual(most);
      expect(shareTicks(most / 3000)[0]).toBeLessThanOrEqual(most / 3000);
    }
  });
});

it('writes lengths as SVG takes them', () => {
  expect([percent(0), percent(1 / 3), percent(1)]).toEqual(['0%', '33.333%', '100%']);
});
