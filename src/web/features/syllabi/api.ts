import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { syllabusSchemas } from '#shared/contracts/syllabi.schemas.ts';
import { type Reading, type Syllabus, type SyllabusTopic, syllabusApi } from '#shared/contracts/syllabi.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { today } from '#web/lib/today.ts';
import { ticksUnknownTo } from '#web/sync/in-flight.ts';
import { applyTheory, type TheoryTick } from './topic-tick.ts';

const keys = ['syllabi'] as const;

/** The student's syllabi, the newest first. */
export const syllabiQuery = queryOptions({
  queryKey: [...keys, 'list'],
  queryFn: async ({ signal }) => (await callApi(syllabusApi.list, {}, { signal })).syllabi,
});

/** The key that every tick of a syllabus carries. */
export const theoryTickKey = (syllabusId: string) => [...keys, 'tick', syllabusId] as const;

async function withTicks(client: QueryClient, answer: Syllabus, askedAt: number): Promise<Syllabus> {
  const now = today();
  const ticks = await ticksUnknownTo<TheoryTick>(client, theoryTickKey(answer.id), askedAt);
  return ticks.reduce((syllabus, tick) => applyTheory(syllabus, tick, now), answer);
}

/** One syllabus with its tree and what was studied of it. Ticks that the server may not have known are kept. */
export const syllabusQuery = (syllabusId: string) =>
  queryOptions({
    queryKey: [...keys, 'syllabus', syllabusId],
    queryFn: async ({ client, signal }) => {
      const askedAt = Date.now();
      const { data } = await callApi(syllabusApi.detail, { params: { id: syllabusId } }, { signal });
      return withTicks(client, data.syllabus, askedAt);
    },
    meta: { withTicks },
  });

/** The student's next exam with what their flashcards weigh in it; null without one. */
export const examQuery = queryOptions({
  queryKey: [...keys, 'exam'],
  queryFn: async ({ signal }) => (await callApi(syllabusApi.exam, {}, { signal })).exam,
  // A review begins with what is known of it.
  gcTime: Number.POSITIVE_INFINITY,
});

/** The lines of a page of the source and its doubtful words, which never change. */
export const syllabusPageQuery = (syllabusId: string, page: number) =>
  queryOptions({
    queryKey: [...keys, 'page', syllabusId, page],
    queryFn: ({ signal }) => callApi(syllabusApi.page, { params: { id: syllabusId, page } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The topic that a summary is about; null for none. */
export const summaryTopicQuery = (summaryId: string) =>
  queryOptions({
    queryKey: [...keys, 'summary-topic', summaryId],
    queryFn: async ({ signal }) =>
      (await callApi(syllabusApi.summaryTopic, { params: { id: summaryId } }, { signal })).topic,
  });

/** Says which topic a summary is about: its page and the syllabi know it at once. */
export async function setSummaryTopic(
  client: QueryClient,
  summaryId: string,
  topic: { syllabusId: string; topicId: number } | null,
): Promise<void> {
  const answer = await callApi(syllabusApi.setSummaryTopic, { params: { id: summaryId }, body: { topic } });
  client.setQueryData(summaryTopicQuery(summaryId).queryKey, answer.topic);
  void client.invalidateQueries({ queryKey: [...keys, 'syllabus'] });
}

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
  void client.invalidateQueries({ queryKey: examQuery.queryKey });
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
  await client.cancelQueries({ queryKey: syllabiQuery.queryKey });
  client.setQueryData(syllabiQuery.queryKey, (cards) => cards?.filter(({ id }) => id !== syllabusId));
  void client.invalidateQueries({ queryKey: syllabiQuery.queryKey });
  // Its page is still shown: it is not asked for again.
  await client.invalidateQueries({ queryKey: syllabusQuery(syllabusId).queryKey, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: examQuery.queryKey });
  void client.invalidateQueries({ queryKey: [...keys, 'summary-topic'] });
}

/** What a reading's post would change of a syllabus as it is now. */
export const changesQuery = ({ id, revision }: Syllabus, readingId: string, post: number) =>
  queryOptions({
    queryKey: [...keys, 'changes', id, revision, readingId, post],
    queryFn: ({ signal }) =>
      callApi(syllabusApi.compare, { params: { id }, body: { readingId, post } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What a plan with these hours would hold; of the hours before while the next is asked for. */
export const planPreviewQuery = (syllabusId: string, examDate: string, body: PlanHours) =>
  queryOptions({
    queryKey: [...keys, 'plan-preview', syllabusId, examDate, body],
    queryFn: ({ signal }) =>
      callApi(syllabusApi.previewPlan, { params: { id: syllabusId }, body }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Makes a plan of a syllabus and answers its id: what is ticked there counts in the syllabus. */
export async function createPlan(client: QueryClient, syllabusId: string, body: PlanHours): Promise<string> {
  const { planId } = await callApi(syllabusApi.createPlan, { params: { id: syllabusId }, body });
  void client.invalidateQueries({ queryKey: ['study-plans'] });
  void client.invalidateQueries({ queryKey: syllabusQuery(syllabusId).queryKey });
  return planId;
}

/** What a cycle of a syllabus begins with, asked for anew each time one is begun. */
export const cycleDraftQuery = (syllabusId: string) =>
  queryOptions({
    queryKey: [...keys, 'cycle-draft', syllabusId],
    queryFn: ({ signal }) => callApi(syllabusApi.cycleDraft, { params: { id: syllabusId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Sends one tick of a topic's theory; answers it as the server has it. */
export async function sendTheory(syllabusId: string, { topicId, done }: TheoryTick) {
  const input = { params: { id: syllabusId, topicId: String(topicId) }, body: { done } };
  const { topic } = await callApi(syllabusApi.setTheory, input);
  return { state: topic.theoryOn, totals: {} };
}

/** What is noted about a topic beside its theory: today's revision, or questions; and what takes the last one back. */
export type TopicNote = { kind: 'revision' } | { kind: 'questions'; done: number; right: number };

export async function sendNote(syllabusId: string, topicId: number, note: TopicNote): Promise<SyllabusTopic> {
  const params = { id: syllabusId, topicId: String(topicId) };
  if (note.kind === 'revision') return (await callApi(syllabusApi.revise, { params })).topic;
  const { done, right } = note;
  return (await callApi(syllabusApi.addQuestions, { params, body: { done, right } })).topic;
}

export async function takeNoteBack(
  syllabusId: string,
  topicId: number,
  { kind }: TopicNote,
): Promise<SyllabusTopic> {
  const params = { id: syllabusId, topicId: String(topicId) };
  const call = kind === 'revision' ? syllabusApi.undoRevision : syllabusApi.undoQuestions;
  return (await callApi(call, { params })).topic;
}

/**
 * Once nothing of a syllabus is in flight: what depends on its topics is asked for again, and the syllabus itself when
 * it is `isUncertain` what the server holds.
 */
export function refreshAfterStudy(client: QueryClient, syllabusId: string, isUncertain: boolean): void {
  const refetchType = isUncertain ? 'active' : 'none';
  void client.invalidateQueries({ queryKey: syllabusQuery(syllabusId).queryKey, refetchType });
  void client.invalidateQueries({ queryKey: syllabiQuery.queryKey });
  void client.invalidateQueries({ queryKey: forecastQuery(syllabusId).queryKey });
}
