import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { streakApi } from '#shared/contracts/streak.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { useToday } from '#web/lib/today.ts';

/** The run of days and its calendar. Never stale: whatever changes it also fetches it again. */
export const streakQuery = queryOptions({
  queryKey: ['streak'],
  queryFn: ({ signal }) => callApi(streakApi.get, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Registers today's login. */
const registerToday = () => callApi(streakApi.update, {});

/** Milliseconds: what the screen itself asks for goes first. */
const soon = 1000;

/** Registers today's login when the app opens, and each day that turns before the student's eyes. */
export function useKeepStreak(): void {
  const client = useQueryClient();
  const day = useToday();
  useEffect(() => {
    const timer = setTimeout(() => {
      keepStreak(client, day).catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the specification has these failures logged and not shown
        console.warn('streak', error);
      });
    }, soon);
    return () => clearTimeout(timer);
  }, [client, day]);
}

async function keepStreak(client: QueryClient, day: StudyDay): Promise<void> {
  // What the screen asked for itself just now is not asked for again.
  const { lastStreakUpdate } = await client.fetchQuery({ ...streakQuery, staleTime: 10 * soon });
  if (lastStreakUpdate === day) return;
  await registerToday();
  await client.fetchQuery({ ...streakQuery, staleTime: 0 });
}
