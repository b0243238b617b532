import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type MarketplaceFilter, marketplaceApi, type ReportInput } from '#shared/contracts/marketplace.ts';
import type { PlanReview, ReviewInput } from '#shared/contracts/plan-reviews.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { callApi } from '#web/lib/api/api-client.ts';

const keys = ['marketplace'] as const;

/** One page of the published plans. */
export const listingsQuery = (asked: MarketplaceFilter) =>
  queryOptions({
    queryKey: [...keys, 'list', asked],
    queryFn: async ({ signal }) => (await callApi(marketplaceApi.list, { query: asked }, { signal })).data,
  });

/** One published plan with its newest reviews and what the student has to do with it. */
export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys, 'listing', id],
    queryFn: async ({ signal }) =>
      (await callApi(marketplaceApi.detail, { params: { id } }, { signal })).data,
  });

/** One page of the reviews of a published plan, newest first; while another loads, the last one stays. */
export const reviewsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...keys, 'reviews', id, page],
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: { page } };
      return (await callApi(marketplaceApi.reviews, input, { signal })).data.reviews;
    },
    placeholderData: keepPreviousData,
  });

/** Clones a published plan; the student's lists and the counts of the marketplace know it at once. */
export function useCloneListing(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await callApi(marketplaceApi.clone, { params: { id } })).data.clonedStudyPlanId,
    onSuccess: () => {
      for (const queryKey of [keys, ['study-plans', 'list'], ['dashboard'], ['syllabi']])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** Says that the student reads the plan. Nobody waits for it, and nothing is lost with it. */
export const sendView = (id: string): Promise<unknown> =>
  callApi(marketplaceApi.view, { params: { id } }).catch(() => {});

/** Shows the student's own review at once, and asks again for all that counts it. */
async function keepOwnReview(client: QueryClient, id: string, ownReview: PlanReview | null): Promise<void> {
  const { queryKey } = listingQuery(id);
  await client.cancelQueries({ queryKey: keys });
  client.setQueryData(queryKey, (known) => known && { ...known, ownReview });
  void client.invalidateQueries({ queryKey: keys });
}

/** Reviews the plan; a second review takes the place of the first. */
export function useReviewListing(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReviewInput) =>
      (await callApi(studyPlanApi.review, { params: { id }, body })).data.review,
    onSuccess: (review) => keepOwnReview(client, id, review),
  });
}

export function useRemoveReview(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(marketplaceApi.removeReview, { params: { id } }),
    onSuccess: () => keepOwnReview(client, id, null),
  });
}

/** Reports the plan or one of its reviews; answers what the server says to it. */
export const sendReport = async (id: string, body: ReportInput): Promise<string> =>
  (await callApi(marketplaceApi.report, { params: { id }, body })).message;
