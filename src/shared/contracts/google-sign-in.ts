import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type { googleSchemas, registerSchema } from './google-sign-in.schemas.ts';

export const googleErrorCodes = [
  'accounts.google_unconfigured',
  'accounts.google_denied',
  'accounts.google_unreachable',
  'accounts.google_interrupted',
  'accounts.google_unverified',
  'accounts.google_other_account',
  'accounts.google_wrong_password',
  'accounts.google_link_invalid',
  'accounts.openid_unconfigured',
  'accounts.openid_denied',
  'accounts.openid_unreachable',
  'accounts.openid_interrupted',
  'accounts.openid_unverified',
  'accounts.openid_other_account',
  'accounts.openid_wrong_password',
  'accounts.openid_link_invalid',
] as const;

export type GoogleRegisterInput = z.output<typeof registerSchema>;

const providerApi = (provider: 'google' | 'openid'): ApiCalls<typeof googleSchemas> => ({
  start: { method: 'GET', path: `/auth/${provider}` },
  callback: { method: 'GET', path: `/auth/${provider}/callback` },
  exchange: { method: 'POST', path: `/auth/${provider}/exchange` },
  pending: { method: 'GET', path: `/auth/${provider}/pending` },
  register: { method: 'POST', path: `/auth/${provider}/register` },
  link: { method: 'POST', path: `/auth/${provider}/link` },
  mailLink: { method: 'POST', path: `/auth/${provider}/link-mail` },
  confirmLink: { method: 'POST', path: `/auth/${provider}/confirm-link` },
});

/**
 * Sign-in with Google. The first two are navigations of the browser; the others finish what they began, in the same
 * browser: a cookie of a few minutes says which sign-in it is. Only `confirmLink` works anywhere, with a mailed link.
 */
export const googleApi = providerApi('google');

/** The same with the OpenID provider that the installation names. */
export const openIdApi = providerApi('openid');
