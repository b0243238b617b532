import { queryOptions } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ResponseOf } from '#shared/contracts/endpoint.ts';
import type { googleSchemas } from '#shared/contracts/google-sign-in.schemas.ts';
import { type GoogleRegisterInput, googleApi, openIdApi } from '#shared/contracts/google-sign-in.ts';
import { useInstallation } from '#web/domain/installation.tsx';
import { callApi } from '#web/lib/api/api-client.ts';
import type { LoginResult } from '../api.ts';

type Provider = 'google' | 'openid';

/** With whom the screen's address says that somebody signs in, and what the student knows them as. */
export function useProvider(): { provider: Provider; name: string } {
  const { provider } = useParams({ strict: false });
  const ownName = useInstallation('openid');
  return provider === 'openid'
    ? { provider, name: ownName ?? 'outro serviço' }
    : { provider: 'google', name: 'Google' };
}

const apiOf = (provider: Provider) => (provider === 'google' ? googleApi : openIdApi);

/** What an account of the provider's that nobody here has still needs. */
export const pendingQuery = (provider: Provider) =>
  queryOptions({
    queryKey: ['sign-in-pending', provider],
    queryFn: async ({ signal }) => (await callApi(apiOf(provider).pending, {}, { signal })).data,
    // The sign-in of a moment ago is not this one.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
export type Pending = ResponseOf<typeof googleSchemas.pending>['data'];

export async function exchangeTicket(provider: Provider, token: string): Promise<LoginResult> {
  return (await callApi(apiOf(provider).exchange, { body: { token } })).data;
}

export async function registerWithProvider(
  provider: Provider,
  body: GoogleRegisterInput,
): Promise<LoginResult> {
  return (await callApi(apiOf(provider).register, { body })).data;
}

export async function linkByPassword(provider: Provider, password: string): Promise<LoginResult> {
  return (await callApi(apiOf(provider).link, { body: { password } })).data;
}

export const mailLink = (provider: Provider) => callApi(apiOf(provider).mailLink, {});

export async function confirmLink(provider: Provider, token: string): Promise<LoginResult> {
  return (await callApi(apiOf(provider).confirmLink, { body: { token } })).data;
}
