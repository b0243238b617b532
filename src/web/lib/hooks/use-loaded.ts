import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { isMissing } from '#web/lib/api/api-error.ts';

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
