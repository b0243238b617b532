import { queryOptions } from '@tanstack/react-query';
import { accountApi, type User } from '#shared/contracts/accounts.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** The signed-in student. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }): Promise<User> => (await callApi(accountApi.profile, {}, { signal })).data.user,
  staleTime: 5 * 60_000,
});
