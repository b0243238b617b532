import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ListSkeleton, LoadFailure } from './loaded.tsx';

interface PageListProps<Page, E extends Error, K extends QueryKey> {
  query: UseInfiniteQueryOptions<Page, E, InfiniteData<Page>, K, number>;
  children: (pages: Page[]) => ReactNode;
}

/** A list that grows page by page, by a button. */
export function PageList<Page, E extends Error, K extends QueryKey>({
  query,
  children,
}: PageListProps<Page, E, K>) {
  const list = useInfiniteQuery(query);
  if (list.data === undefined)
    return list.error ? (
      <LoadFailure error={list.error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <ListSkeleton />
    );
  return (
    <div className="grid gap-4">
      {children(list.data.pages)}
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          busy={list.isFetchingNextPage}
          busyLabel="Carregando..."
          onClick={() => void list.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </div>
  );
}

/** The frame of a list's rows. */
export const listClass = 'divide-y divide-line rounded-lg border border-line bg-surface';
