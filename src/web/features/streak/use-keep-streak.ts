import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StudyDay } from '#shared/rules/study-day.ts';
import { useToday } from '#web/lib/use-today.ts';
import { registerToday, streakQuery } from './api.ts';

/** Registers today's login when the app opens, and each day that turns before the student's eyes. */
export function useKeepStreak(): void {
  const client = useQueryClient();
  const day = useToday();
  useEffect(() => {
    keepStreak(client, day).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the specification has these failures logged and not shown
      console.warn('streak', error);
    });
  }, [client, day]);
}

async function keepStreak(client: QueryClient, day: StudyDay): Promise<void> {
  const now = { ...streakQuery, staleTime: 0 };
  const { lastStreakUpdate } = await client.fetchQuery(now);
  if (lastStreakUpdate === day) return;
  await registerToday();
  await client.fetchQuery(now);
}
