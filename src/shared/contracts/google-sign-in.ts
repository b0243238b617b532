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
] as const;

export type GoogleRegisterInput = z.output<typeof registerSchema>;

/**
 * Sign-in with Google. The first two are navigations of the browser; the others finish what they began, in the same
 * browser: a cookie of a few minutes says which sign-in it is. Only `confirmLink` works anywhere, with a mailed link.
 */
export const googleApi: ApiCalls<typeof googleSchemas> = {
  start: { method: 'GET', path: '/auth/google' },
  callback: { method: 'GET', path: '/auth/google/callback' },
  exchange: { method: 'POST', path: '/auth/google/exchange' },
  pending: { method: 'GET', path: '/auth/google/pending' },
  register: { method: 'POST', path: '/auth/google/register' },
  link: { method: 'POST', path: '/auth/google/link' },
  mailLink: { method: 'POST', path: '/auth/google/link-mail' },
  confirmLink: { method: 'POST', path: '/auth/google/confirm-link' },
};
