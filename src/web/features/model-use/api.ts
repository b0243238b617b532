import { queryOptions } from '@tanstack/react-query';
import { modelUseApi } from '#shared/contracts/model-use.ts';
import { callApi } from '#web/lib/api-client.ts';

/** Which engine works for the student, and how much of the day's share is used. */
export const modelUseQuery = queryOptions({
  queryKey: ['model-use'],
  queryFn: async ({ signal }) => (await callApi(modelUseApi.get, {}, { signal })).data.modelUse,
  staleTime: 0,
});
