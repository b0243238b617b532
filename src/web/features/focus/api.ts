import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type CreateSessionInput,
  type DayRange,
  type FocusSession,
  focusApi,
  focusLimits,
  type SessionLink,
} from '#shared/contracts/focus.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, defaultMessage } from '#web/lib/api/api-error.ts';

const keys = { all: ['focus'] as const };
const strange = 'O servidor respondeu em um formato inesperado. Tente novamente mais tarde.';

/** Sessions of study in a range of days, newest first, page by page. */
export const sessionsQuery = (range: DayRange) => {
  const limit = focusLimits.page.default;
  return infiniteQueryOptions({
    queryKey: [...keys.all, 'sessions', range],
    initialPageParam: 1,
    queryFn: async ({ pageParam: page, signal }) => {
      const sessions = await callApi(focusApi.list, { query: { ...range, page, limit } }, { signal });
      if (!Array.isArray(sessions)) throw new ApiError(200, strange);
      return sessions;
    },
    getNextPageParam: (last, pages) => (last.length < limit ? undefined : pages.length + 1),
  });
};

/** Totals of a range of days. */
export const focusSummaryQuery = (range: DayRange) =>
  queryOptions({
    queryKey: [...keys.all, 'summary', range],
    queryFn: async ({ signal }) =>
      (await callApi(focusApi.summary, { query: range }, { signal })).data.summary,
  });

/** Planned and done per subject in the week that holds `day`. */
export const plannedWeekQuery = (day: StudyDay) =>
  queryOptions({
    queryKey: [...keys.all, 'planned', day],
    queryFn: async ({ signal }) =>
      (await callApi(focusApi.planned, { query: { day } }, { signal })).data.week,
  });

/** Longer than any answer takes: a call that hangs would keep those behind it waiting. */
const patience = () => ({ signal: AbortSignal.timeout(30_000) });

/** Records a session; sent again with the same id it is recorded once. */
export const sendSession = (body: CreateSessionInput): Promise<FocusSession> =>
  callApi(focusApi.create, { body }, patience());

/** Whatever shows sessions, or what `link` may have completed, is out of date. */
export function refreshAfterSession(client: QueryClient, link?: SessionLink | null): void {
  void client.invalidateQueries({ queryKey: keys.all });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
  if (link?.kind === 'block') void client.invalidateQueries({ queryKey: ['study-cycles'] });
  if (link?.kind === 'topic') void client.invalidateQueries({ queryKey: ['syllabi'] });
  if (link?.kind === 'activity') void client.invalidateQueries({ queryKey: ['study-plans'] });
}

export function useCreateSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendSession,
    onSuccess: ({ link }) => refreshAfterSession(client, link),
  });
}

/** Deletes a session; one that is gone already counts as deleted. */
export function useDeleteSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: FocusSession) => {
      try {
        await callApi(focusApi.remove, { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_, { link }) => refreshAfterSession(client, link),
  });
}

/** The sessions of a range of days as a CSV file. */
export async function fetchSessionsFile(range: DayRange): Promise<Blob> {
  const file: unknown = await callApi(focusApi.exportCsv, { query: range });
  if (!(file instanceof Blob)) throw new ApiError(200, defaultMessage);
  return file;
}
