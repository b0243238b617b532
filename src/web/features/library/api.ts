import { queryOptions } from '@tanstack/react-query';
import { libraryApi } from '#shared/contracts/library.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** Lessons change with a release only. */
const staleTime = Number.POSITIVE_INFINITY;

export const subjectsQuery = queryOptions({
  queryKey: ['library'],
  queryFn: async ({ signal }) => (await callApi(libraryApi.list, {}, { signal })).subjects,
  staleTime,
});

export const lessonsQuery = (subject: string) =>
  queryOptions({
    queryKey: ['library', subject],
    queryFn: ({ signal }) => callApi(libraryApi.subject, { params: { subject } }, { signal }),
    staleTime,
  });

export const lessonQuery = (subject: string, lesson: string) =>
  queryOptions({
    queryKey: ['library', subject, lesson],
    queryFn: async ({ signal }) =>
      (await callApi(libraryApi.lesson, { params: { subject, lesson } }, { signal })).lesson,
    staleTime,
  });
