import { queryOptions } from '@tanstack/react-query';
import { type GoogleRegisterInput, googleApi } from '#shared/contracts/google-sign-in.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import type { LoginResult } from '../api.ts';

/** What a Google account that nobody here has still needs. */
export const pendingQuery = queryOptions({
  queryKey: ['google-pending'],
  queryFn: async ({ signal }) => (await callApi(googleApi.pending, {}, { signal })).data,
  // The sign-in of a moment ago is not this one.
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});
export type Pending = Awaited<ReturnType<NonNullable<typeof pendingQuery.queryFn>>>;

export async function exchangeTicket(token: string): Promise<LoginResult> {
  return (await callApi(googleApi.exchange, { body: { token } })).data;
}

export async function registerWithGoogle(body: GoogleRegisterInput): Promise<LoginResult> {
  return (await callApi(googleApi.register, { body })).data;
}

export async function linkByPassword(password: string): Promise<LoginResult> {
  return (await callApi(googleApi.link, { body: { password } })).data;
}

export const mailLink = () => callApi(googleApi.mailLink, {});

export async function confirmLink(token: string): Promise<LoginResult> {
  return (await callApi(googleApi.confirmLink, { body: { token } })).data;
}
