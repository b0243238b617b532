import { z } from 'zod';
import { accountApi, accountLimits, consentVersion, registerFormSchema } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';

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

const { name, birthYear, theme, acceptTerms, acceptPrivacy } = registerFormSchema.shape;

const registerSchema = z.object({
  name,
  birthYear,
  theme,
  consentVersion: z.literal(
    consentVersion,
    'Para criar a conta é preciso aceitar os Termos de Serviço e a Política de Privacidade em vigor.',
  ),
});
export type GoogleRegisterInput = z.output<typeof registerSchema>;

/** What the screen that finishes a registration holds. */
export const googleRegisterFormSchema = z.object({ name, birthYear, acceptTerms, acceptPrivacy });

export const googleLinkSchema = z.object({
  password: z.string('Informe a sua senha.').min(1, 'Informe a sua senha.').max(accountLimits.password.max),
});

const tokenSchema = (missing: string) => z.object({ token: z.string(missing).min(1, missing).max(400) });
const signedIn = accountApi.login.response;

/**
 * Sign-in with Google. The first two are navigations of the browser; the others finish what they began, in the same
 * browser: a cookie of a few minutes says which sign-in it is. Only `confirmLink` works anywhere, with a mailed link.
 */
export const googleApi = {
  start: {
    method: 'GET',
    path: '/auth/google',
    summary: 'Starts the sign-in with Google: a full navigation, not a call.',
    status: 302,
  },
  callback: {
    method: 'GET',
    path: '/auth/google/callback',
    summary: 'Where Google sends the browser back: a full navigation, not a call.',
    status: 302,
  },
  exchange: {
    method: 'POST',
    path: '/auth/google/exchange',
    summary: 'Exchanges the token of the callback screen for a session, once, within 60 s.',
    body: tokenSchema('Token ou dados do usuário não encontrados na URL.'),
    response: signedIn,
  },
  pending: {
    method: 'GET',
    path: '/auth/google/pending',
    summary: 'What is missing for a Google account that nobody here has: a registration, or a link.',
    response: z.object({
      data: z.object({
        step: z.enum(['register', 'link']),
        /** As Google says it; may be empty. */
        name: z.string(),
        email: z.string(),
        /** Whether a link may be confirmed with the account's password; by mail it always may. */
        byPassword: z.boolean(),
      }),
    }),
  },
  register: {
    method: 'POST',
    path: '/auth/google/register',
    summary: 'Creates the account of a Google account and signs it in.',
    body: registerSchema,
    response: signedIn,
    status: 201,
  },
  link: {
    method: 'POST',
    path: '/auth/google/link',
    summary: "Links the Google account to the student's, confirmed with its password, and signs in.",
    body: googleLinkSchema,
    response: signedIn,
  },
  mailLink: {
    method: 'POST',
    path: '/auth/google/link-mail',
    summary: 'Mails a link that confirms the same, once, within an hour.',
    response: z.object({ message: z.string() }),
  },
  confirmLink: {
    method: 'POST',
    path: '/auth/google/confirm-link',
    summary: 'Links the Google account with a mailed token and signs in.',
    body: tokenSchema('Este link não vale mais. Entre com o Google e peça outro.'),
    response: signedIn,
  },
} as const satisfies Record<string, Endpoint>;
