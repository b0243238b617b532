import { describe, expect, it } from 'vitest';
import { heatLevels } from './heat-levels.ts';

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
