import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

const loopback = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/;
const realFetch = globalThis.fetch;
let errors: MockInstance | undefined;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (/^https?:/.test(url) && !loopback.test(url))
      throw new Error(`A test reached for the network: ${url}`);
    return realFetch(input, init);
  };
});

afterEach(() => {
  const calls = errors?.mock.calls ?? [];
  vi.restoreAllMocks();
  globalThis.fetch = realFetch;
  expect(calls, 'console.error fails a test').toEqual([]);
});
