import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pacer } from './pacer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('draws the newest text, ten times a second at most', () => {
  const draw = vi.fn();
  const pace = pacer(draw);
  for (let ms = 0; ms < 1000; ms += 10) {
    pace.show('a'.repeat(ms / 10 + 1));
    vi.advanceTimersByTime(10);
  }
  expect(draw.mock.calls.length).toBeGreaterThanOrEqual(8);
  expect(draw.mock.calls.length).toBeLessThanOrEqual(10);
  vi.advanceTimersByTime(200);
  expect(draw.mock.lastCall).toEqual(['a'.repeat(100)]);
});

it('draws a long text less often', () => {
  const draw = vi.fn();
  const pace = pacer(draw);
  pace.show('a'.repeat(20_000));
  vi.advanceTimersByTime(400);
  expect(draw).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws nothing after its end', () => {
  const draw = vi.fn();
  const pace = pacer(draw);
  pace.show('a');
  pace.end();
  vi.advanceTimersByTime(1000);
  expect(draw).not.toHaveBeenCalled();
});
