import type { QueryClient } from '@tanstack/react-query';
import { flashcardApi } from '#shared/contracts/flashcards.ts';
import { summaryApi } from '#shared/contracts/summaries.ts';
import { findLessons } from '#web/features/library/api.ts';
import { studyPlansQuery } from '#web/features/study-plans/api.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { matchesWords } from './use-palette-commands.tsx';

/** Of the student's plans, which are few enough to be known whole, those that `search` finds, the newest first. */
export async function findPlans(client: QueryClient, search: string, limit: number) {
  const plans = await client.fetchQuery({ ...studyPlansQuery, networkMode: 'always', retry: false });
  return plans.filter(({ title, subject }) => matchesWords(search, `${title} ${subject}`)).slice(0, limit);
}

export const findCards = async (search: string, limit: number, signal: AbortSignal) =>
  (await callApi(flashcardApi.list, { query: { search, page: 1, limit } }, { signal })).data.flashcards;

/** Lessons with all of the words: with some of them they would be noise among what is the student's own. */
export async function findWholeLessons(q: string, limit: number, signal: AbortSignal) {
  const { lessons, hasAll } = await findLessons(q, signal);
  return hasAll ? lessons.slice(0, limit) : [];
}

export const findSummaries = async (search: string, limit: number, signal: AbortSignal) =>
  (await callApi(summaryApi.list, { query: { search, page: 1, limit } }, { signal })).data.summaries;
