import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './today.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 11, 23, 59, 0) });
});
afterEach(() => vi.useRealTimers());

const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('turns at midnight, and at the next', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-03-11');
  act(() => void vi.advanceTimersByTime(59_000));
  expect(result.current).toBe('2026-03-11');
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe('2026-03-12');
  act(() => void vi.advanceTimersByTime(86_400_000));
  expect(result.current).toBe('2026-03-13');
});

it('is right again as soon as a page is seen that slept over midnight', () => {
  const { result } = renderHook(useToday);
  setHidden(true);
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(result.current).toBe('2026-03-11');
  setHidden(false);
  expect(result.current).toBe('2026-03-12');
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(useToday);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
