import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const idle = new Map<number, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  idle.clear();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle.set(idle.size + 1, work);
    return idle.size;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('leaves a page that has just begun to its first screen, and then waits until it is idle', () => {
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(1499);
  expect(idle.size).toBe(0);
  vi.advanceTimersByTime(1);
  expect(work).not.toHaveBeenCalled();
  for (const run of idle.values()) run();
  expect(work).toHaveBeenCalledOnce();
});

it('can be stopped while either is waited for', () => {
  const stopEarly = whenIdle(vi.fn());
  stopEarly();
  vi.advanceTimersByTime(10_000);
  expect(idle.size).toBe(0);
  const stopLate = whenIdle(vi.fn());
  vi.advanceTimersByTime(10_000);
  expect(idle.size).toBe(1);
  stopLate();
  expect(idle.size).toBe(0);
});

it('waits a while where nothing tells when the page is idle', () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(1499);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});
