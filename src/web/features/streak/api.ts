import { queryOptions } from '@tanstack/react-query';
import { streakApi } from '#shared/contracts/streak.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** The run of days and its calendar. Never stale: whatever changes it also fetches it again. */
export const streakQuery = queryOptions({
  queryKey: ['streak'],
  queryFn: ({ signal }) => callApi(streakApi.get, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Registers today's login. */
export const registerToday = () => callApi(streakApi.update, {});
