import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Streak } from '#shared/contracts/streak.ts';
import { sampleDay, someStreak } from '#test/support/samples/streak.ts';
import { stubApi } from '#test/support/web.tsx';
import { streakQuery, useKeepStreak } from './api.ts';

const update = 'POST /streak/update';
const get = 'GET /streak';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${sampleDay}T23:59:30`), shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

/** Opens the app before a server whose streak was last updated on `lastStreakUpdate`. */
function openApp(lastStreakUpdate: string | null, answers: Parameters<typeof stubApi>[0] = {}) {
  let stored = someStreak({ lastStreakUpdate });
  const calls = stubApi({
    [get]: () => ({ body: stored }),
    [update]: () => {
      stored = someStreak({ lastStreakUpdate: new Date().toLocaleDateString('en-CA'), loginStreak: 5 });
      return { body: stored };
    },
    ...answers,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderHook(useKeepStreak, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return {
    made: () => calls.map(({ method, path }) => `${method} ${path}`),
    streak: () => client.getQueryData<Streak>(streakQuery.queryKey),
  };
}

it('registers today once on load and fetches the streak again', async () => {
  const { made, streak } = openApp('2026-03-10');
  await waitFor(() => expect(streak()?.loginStreak).toBe(5));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(made()).toEqual([get, update, get]);
});

it('registers the very first day', async () => {
  const { made } = openApp(null);
  await waitFor(() => expect(made()).toEqual([get, update, get]));
});

it('only reads a day that is registered already', async () => {
  const { made, streak } = openApp(sampleDay);
  await waitFor(() => expect(streak()?.loginStreak).toBe(4));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(made()).toEqual([get]);
});

it('registers the next day when it turns while the app is open', async () => {
  const { made, streak } = openApp(sampleDay);
  await waitFor(() => expect(made()).toEqual([get]));
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  await waitFor(() => expect(streak()?.lastStreakUpdate).toBe('2026-03-12'));
  expect(made()).toEqual([get, get, update, get]);
});

it.each([
  ['reading', { [get]: { status: 500, body: { message: 'Falhou' } } }],
  ['registering', { [update]: { status: 0 } }],
])('only logs a failure of %s', async (_, answers) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  openApp('2026-03-10', answers);
  await waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith('streak', expect.any(Error)));
});
