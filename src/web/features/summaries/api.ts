import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { summarySchemas } from '#shared/contracts/summaries.schemas.ts';
import {
  type CreateSummaryInput,
  type Summary,
  type SummaryFilter,
  type SummaryTask,
  summaryApi,
} from '#shared/contracts/summaries.ts';
import { callApi, startTask } from '#web/lib/api/api-client.ts';
import { ApiError, defaultMessage } from '#web/lib/api/api-error.ts';
import type { ChosenFile } from '#web/lib/hooks/use-chosen-file.ts';
import { uploadOf } from './summary-form.ts';

const keys = ['summaries'] as const;
const [listKey, publicKey] = [[...keys, 'list'] as const, [...keys, 'public'] as const];

/** Summaries on one page of a list. */
export const perPage = 24;

type Asked = Required<Pick<SummaryFilter, 'search' | 'subject' | 'page'>>;

/** One page of the student's summaries, newest first. */
export const summariesQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...listKey, asked],
    queryFn: async ({ signal }) => {
      const query = { ...asked, limit: perPage };
      const { data, count } = await callApi(summaryApi.list, { query }, { signal });
      return { summaries: data.summaries, count };
    },
  });

/** The subjects of the student's summaries, counted. */
export const summarySubjectsQuery = queryOptions({
  queryKey: [...keys, 'subjects'],
  queryFn: async ({ signal }) => (await callApi(summaryApi.subjects, {}, { signal })).data.subjects,
});

/** One summary with its text. */
export const summaryQuery = (summaryId: string) =>
  queryOptions({
    queryKey: [...keys, 'summary', summaryId],
    queryFn: async ({ signal }) =>
      (await callApi(summaryApi.detail, { params: { id: summaryId } }, { signal })).data.summary,
  });

/** One page of everybody's public summaries, newest first. */
export const publicSummariesQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...publicKey, asked],
    queryFn: async ({ signal }) => {
      const query = { ...asked, limit: perPage };
      const { data, count } = await callApi(summaryApi.listPublic, { query }, { signal });
      return { summaries: data.summaries, count };
    },
  });

export const publicSummaryQuery = (summaryId: string) =>
  queryOptions({
    queryKey: [...publicKey, 'summary', summaryId],
    queryFn: async ({ signal }) =>
      (await callApi(summaryApi.publicDetail, { params: { id: summaryId } }, { signal })).data.summary,
  });

const pollEvery = 700;

const isOver = (task: SummaryTask | undefined, error: Error | null) =>
  (task && task.status !== 'processing') ||
  (error instanceof ApiError && (error.status === 404 || error.status === 401));

/** How far a summary is, asked every 700 ms until it ends; also while another tab is in front. */
export const summaryTaskQuery = (taskId: string) =>
  queryOptions({
    queryKey: [...keys, 'task', taskId],
    queryFn: ({ signal }) => callApi(summaryApi.task, { params: { id: taskId } }, { signal }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver(state.data, state.error) ? false : pollEvery),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
  });

/** Starts a summary of a text, of `file` or of a title; answers its task's id. */
export const startSummary = (input: CreateSummaryInput, file: ChosenFile | null): Promise<string> =>
  startTask(summaryApi.create, { body: file ? (uploadOf(input, file) as object) : input });

/** Starts another summary of the same text; answers its task's id. */
export const startRegeneration = (
  summaryId: string,
  body: { currentSummary: string; maxLength: number; automaticLength: boolean },
): Promise<string> => startTask(summaryApi.regenerate, { params: { id: summaryId }, body });

/** Syllabi name the summaries about their topics. */
const syllabusKey = ['syllabi', 'syllabus'] as const;

const refreshLists = (client: QueryClient) =>
  Promise.all(
    [listKey, publicKey, summarySubjectsQuery.queryKey, syllabusKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** After a creation: the list has one summary more, and its page opens at once. */
export async function welcomeSummary(client: QueryClient, summaryId: string): Promise<void> {
  await Promise.all([refreshLists(client), client.prefetchQuery(summaryQuery(summaryId))]);
}

export type SummaryChanges = z.input<typeof summarySchemas.update.body>;

/** Changes a summary: its page and the lists know it at once. */
export function useUpdateSummary(summaryId: string) {
  const client = useQueryClient();
  const { queryKey } = summaryQuery(summaryId);
  return useMutation({
    mutationFn: async (body: SummaryChanges) =>
      (await callApi(summaryApi.update, { params: { id: summaryId }, body })).data.summary,
    onSuccess: async (summary: Summary) => {
      // What was asked for before may still answer as it was.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, summary);
      void refreshLists(client);
    },
  });
}

export function useDeleteSummary(summaryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(summaryApi.remove, { params: { id: summaryId } }),
    onSuccess: async () => {
      await client.cancelQueries({ queryKey: listKey });
      client.setQueriesData<{ summaries: Summary[]; count: number }>(
        { queryKey: listKey },
        (page) =>
          page && {
            summaries: page.summaries.filter(({ id }) => id !== summaryId),
            count: Math.max(0, page.count - 1),
          },
      );
      void refreshLists(client);
      await client.invalidateQueries({ queryKey: summaryQuery(summaryId).queryKey, refetchType: 'none' });
    },
  });
}

/** The summary as a PDF file. */
export async function fetchSummaryPdf(summaryId: string): Promise<Blob> {
  const file: unknown = await callApi(summaryApi.pdf, { params: { id: summaryId } });
  if (!(file instanceof Blob)) throw new ApiError(200, defaultMessage);
  return file;
}
