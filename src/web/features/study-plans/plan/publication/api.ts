import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { marketplaceApi } from '#shared/contracts/marketplace.ts';
import { type StudyPlan, studyPlanApi } from '#shared/contracts/study-plans.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { keepPlan, publicationKey, studyPlanQuery, studyPlansQuery } from '../../api.ts';

/** How one of the student's plans stands in the marketplace. */
export const publicationQuery = (planId: string) =>
  queryOptions({
    queryKey: publicationKey(planId),
    queryFn: async ({ signal }) =>
      (await callApi(marketplaceApi.publication, { params: { id: planId } }, { signal })).data.publication,
  });

/** Publishes the plan (true) or takes it out of the marketplace; plan and list know it at once. */
export function usePublication(planId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isPublished: boolean) => {
      const endpoint = isPublished ? studyPlanApi.publish : studyPlanApi.unpublish;
      const { success, message } = await callApi(endpoint, { params: { id: planId } });
      if (!success) throw new ApiError(200, message);
      return message;
    },
    onSuccess: async (_, isPublished) => {
      const [plan, list] = [studyPlanQuery(planId).queryKey, studyPlansQuery.queryKey];
      // What was asked for before may still answer as the plan was.
      await Promise.all([plan, list].map((queryKey) => client.cancelQueries({ queryKey })));
      client.setQueryData(plan, (known) => known && { ...known, isPublished });
      client.setQueryData(list, (cards) =>
        cards?.map((card) => (card.id === planId ? { ...card, isPublished } : card)),
      );
      for (const queryKey of [list, publicationKey(planId), ['marketplace']])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** Publishes what changed since the plan was published; answers what the server says to it. */
export function useUpdatePublication(planId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const call = callApi(marketplaceApi.updatePublication, { params: { id: planId } });
      const { success, message } = await call;
      if (!success) throw new ApiError(200, message);
      return message;
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['marketplace'] });
      return client.invalidateQueries({ queryKey: publicationKey(planId) });
    },
  });
}

const cloneSourceQuery = (planId: string) =>
  queryOptions({
    queryKey: ['study-plans', 'source', planId],
    queryFn: async ({ signal }) =>
      (await callApi(marketplaceApi.source, { params: { id: planId } }, { signal })).data.source,
  });

/** Where a clone comes from; null when that is gone, and undefined for a plan of one's own. */
export const useCloneSource = ({ id, isPublishable }: Pick<StudyPlan, 'id' | 'isPublishable'>) =>
  useQuery({ ...cloneSourceQuery(id), enabled: !isPublishable }).data;

/** Takes a version of the author in place of what the clone holds; a refusal asks again what there is to take. */
export function useTakeVersion(planId: string) {
  const client = useQueryClient();
  const askAgain = () => client.invalidateQueries({ queryKey: cloneSourceQuery(planId).queryKey });
  return useMutation({
    mutationFn: async (version: number) => {
      const input = { params: { id: planId }, body: { version } };
      return (await callApi(marketplaceApi.takeVersion, input)).data.studyPlan;
    },
    onSuccess: async (plan) => {
      await keepPlan(client, planId, plan);
      for (const queryKey of [['dashboard'], ['syllabi']]) void client.invalidateQueries({ queryKey });
      await askAgain();
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 422) await askAgain();
    },
  });
}
