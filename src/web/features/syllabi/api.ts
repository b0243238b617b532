import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { syllabusSchemas } from '#shared/contracts/syllabi.schemas.ts';
import { type Reading, type Syllabus, syllabusApi } from '#shared/contracts/syllabi.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

const keys = ['syllabi'] as const;

/** The student's syllabi, the newest first. */
export const syllabiQuery = queryOptions({
  queryKey: [...keys, 'list'],
  queryFn: async ({ signal }) => (await callApi(syllabusApi.list, {}, { signal })).syllabi,
});

/** One syllabus with its tree and what was studied of it. */
export const syllabusQuery = (syllabusId: string) =>
  queryOptions({
    queryKey: [...keys, 'syllabus', syllabusId],
    queryFn: async ({ signal }) =>
      (await callApi(syllabusApi.detail, { params: { id: syllabusId } }, { signal })).data.syllabus,
  });

/** The lines of a page of the source, which never change. */
export const syllabusPageQuery = (syllabusId: string, page: number) =>
  queryOptions({
    queryKey: [...keys, 'page', syllabusId, page],
    queryFn: async ({ signal }) =>
      (await callApi(syllabusApi.page, { params: { id: syllabusId, page } }, { signal })).lines,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const forecastQuery = (syllabusId: string) =>
  queryOptions({
    queryKey: [...keys, 'forecast', syllabusId],
    queryFn: ({ signal }) => callApi(syllabusApi.forecast, { params: { id: syllabusId } }, { signal }),
  });

const pollEvery = 1000;

const isOver = (reading: Reading | undefined, error: Error | null) =>
  (reading && reading.status !== 'processing') ||
  (error instanceof ApiError && (error.status === 404 || error.status === 401));

/** How far a reading is, asked every second until it ends; also while another tab is in front. */
export const readingQuery = (readingId: string) =>
  queryOptions({
    queryKey: [...keys, 'reading', readingId],
    queryFn: async ({ signal }) =>
      (await callApi(syllabusApi.reading, { params: { id: readingId } }, { signal })).reading,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver(state.data, state.error) ? false : pollEvery),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
  });

/** Starts reading a file or a pasted programme; answers the reading's id. */
export async function startReading(
  source: { file: { name: string; content: Blob } } | { text: string },
): Promise<string> {
  if ('text' in source) return (await callApi(syllabusApi.read, { body: { text: source.text } })).id;
  const body = new FormData();
  body.append('file', source.file.content, source.file.name);
  return (await callApi(syllabusApi.read, { body: body as object })).id;
}

export type NewSyllabus = z.input<typeof syllabusSchemas.create.body>;
export type SyllabusUpdate = z.input<typeof syllabusSchemas.update.body>;
export type PlanHours = z.input<typeof syllabusSchemas.previewPlan.body>;

/** Keeps what a call answered of a syllabus: its page and the list know it at once. */
async function keep(client: QueryClient, syllabus: Syllabus): Promise<Syllabus> {
  const { queryKey } = syllabusQuery(syllabus.id);
  // What was asked for before may still answer as it was.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, syllabus);
  void client.invalidateQueries({ queryKey: syllabiQuery.queryKey });
  void client.invalidateQueries({ queryKey: forecastQuery(syllabus.id).queryKey });
  return syllabus;
}

export const createSyllabus = async (client: QueryClient, body: NewSyllabus): Promise<Syllabus> =>
  keep(client, (await callApi(syllabusApi.create, { body })).data.syllabus);

export const updateSyllabus = async (
  client: QueryClient,
  syllabusId: string,
  body: SyllabusUpdate,
): Promise<Syllabus> =>
  keep(client, (await callApi(syllabusApi.update, { params: { id: syllabusId }, body })).data.syllabus);

export async function deleteSyllabus(client: QueryClient, syllabusId: string): Promise<void> {
  await callApi(syllabusApi.remove, { params: { id: syllabusId } });
  await client.invalidateQueries({ queryKey: syllabiQuery.queryKey });
  client.removeQueries({ queryKey: syllabusQuery(syllabusId).queryKey });
}

export const compareSyllabus = (syllabusId: string, readingId: string, post: number) =>
  callApi(syllabusApi.compare, { params: { id: syllabusId }, body: { readingId, post } });

export const previewPlan = (syllabusId: string, body: PlanHours, signal: AbortSignal) =>
  callApi(syllabusApi.previewPlan, { params: { id: syllabusId }, body }, { signal });

export const createPlan = async (syllabusId: string, body: PlanHours): Promise<string> =>
  (await callApi(syllabusApi.createPlan, { params: { id: syllabusId }, body })).planId;
