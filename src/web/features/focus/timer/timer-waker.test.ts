import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWaker } from './timer-waker.ts';

class FakeWorker {
  static made: FakeWorker[] = [];
  messages: unknown[] = [];
  isDead = false;
  onmessage: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: unknown) {
    this.messages.push(message);
  }
  terminate() {
    this.isDead = true;
  }
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('with a worker', () => {
  beforeEach(() => vi.stubGlobal('Worker', FakeWorker));

  it('asks one worker, which lives only while there is something to wait for', () => {
    const wake = vi.fn();
    const waker = createWaker(wake);
    expect(FakeWorker.made).toEqual([]);
    waker.wakeIn(1000);
    waker.wakeIn(700);
    const [worker] = FakeWorker.made;
    expect([FakeWorker.made.length, worker?.messages]).toEqual([1, [1000, 700]]);
    worker?.onmessage?.();
    expect(wake).toHaveBeenCalledTimes(1);
    waker.wakeIn(null);
    expect(worker?.isDead).toBe(true);
    waker.wakeIn(5);
    expect(FakeWorker.made).toHaveLength(2);
  });

  it('measures the time in the page when the worker can not be loaded', () => {
    const wake = vi.fn();
    const waker = createWaker(wake);
    waker.wakeIn(1000);
    FakeWorker.made[0]?.onerror?.();
    expect(wake).toHaveBeenCalledTimes(1);
    waker.wakeIn(1000);
    vi.advanceTimersByTime(1000);
    expect(wake).toHaveBeenCalledTimes(2);
    expect(FakeWorker.made).toHaveLength(1);
  });
});

it('without workers measures the time in the page, from the last call', () => {
  vi.stubGlobal('Worker', undefined);
  const wake = vi.fn();
  const waker = createWaker(wake);
  waker.wakeIn(1000);
  waker.wakeIn(2000);
  vi.advanceTimersByTime(1999);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledTimes(1);
  waker.wakeIn(10);
  waker.wakeIn(null);
  vi.advanceTimersByTime(100);
  expect(wake).toHaveBeenCalledTimes(1);
});
