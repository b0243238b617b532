import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { conversationQuery } from '../api.ts';
import { latestPage, messagesOf } from '../conversation-pages.ts';

/** A conversation with the messages that have been loaded, the latest first of all. */
export function useConversation(id: string) {
  const client = useQueryClient();
  const {
    data,
    error,
    isFetching,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useInfiniteQuery(conversationQuery(id));
  const messages = useMemo(() => (data ? messagesOf(data) : []), [data]);
  useEffect(
    () => () => {
      client.setQueryData(conversationQuery(id).queryKey, (known) => known && latestPage(known));
    },
    [client, id],
  );
  return {
    /** Title and mode; undefined until they are known. */
    facts: data?.pages[0],
    messages,
    /** Why it could not be loaded. */
    error: data ? null : error,
    isFetching,
    reload: () => void refetch(),
    earlier: {
      isThere: hasNextPage,
      isLoading: isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      load: () => {
        if (hasNextPage && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false });
      },
    },
  };
}
