import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';

interface LoadedProps<T, E extends Error, D, K extends QueryKey> {
  query: UseQueryOptions<T, E, D, K>;
  children: (data: D) => ReactNode;
}

/** What a tab has asked for: skeleton, error with another try, or content. */
export function Loaded<T, E extends Error, D, K extends QueryKey>({
  query,
  children,
}: LoadedProps<T, E, D, K>) {
  const { data, error, isFetching, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  return error ? (
    <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton />
  );
}

interface LoadFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

export const LoadFailure = ({ error, ...rest }: LoadFailureProps) => (
  <ErrorState message={sentenceOf(error, 'Não foi possível carregar. Tente novamente.')} {...rest} />
);

export const ListSkeleton = () => (
  <Skeleton>
    <SkeletonBlock className="h-20" />
    <SkeletonBlock className="h-20" />
    <SkeletonBlock className="h-20" />
  </Skeleton>
);
