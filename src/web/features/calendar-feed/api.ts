import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CalendarFeed, calendarFeedApi } from '#shared/contracts/calendar-feed.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, defaultMessage } from '#web/lib/api/api-error.ts';

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async ({ signal }) => (await callApi(calendarFeedApi.get, {}, { signal })).data.feed,
});

function useFeedChange(change: () => Promise<CalendarFeed>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (feed) => queryClient.setQueryData(calendarFeedQuery.queryKey, feed),
  });
}

/** Makes a secret address; an earlier one stops working. The answer alone carries it. */
export const useCreateFeed = () =>
  useFeedChange(async () => (await callApi(calendarFeedApi.create, {})).data.feed);

export const useRevokeFeed = () =>
  useFeedChange(async () => {
    await callApi(calendarFeedApi.revoke, {});
    return { url: null, createdAt: null };
  });

export async function fetchCalendar(): Promise<Blob> {
  const file: unknown = await callApi(calendarFeedApi.download, {});
  if (!(file instanceof Blob)) throw new ApiError(200, defaultMessage);
  return file;
}
