import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { isMissing } from '#web/lib/api/api-error.ts';

/**
 * A value once there is one. The screen that it fills the first time is drawn bit by bit, and a slow phone answers
 * meanwhile; what it becomes later is drawn at once.
 */
export function useDeferredData<T>(value: T | undefined): T | undefined {
  const hasArrived = useDeferredValue(value !== undefined);
  return hasArrived ? value : undefined;
}

/**
 * What the route's loader asked for: suspends the screen until it is there, and leaves an error to the route's
 * `errorComponent`. What is shown outlives a failed refresh, but not its own deletion.
 */
export function useLoaded<T, E extends Error, D, K extends QueryKey>(
  query: UseSuspenseQueryOptions<T, E, D, K>,
): D {
  const { data, error } = useSuspenseQuery(query);
  if (error && isMissing(error)) throw error;
  return data;
}
