import { z } from 'zod';
import { accountSchemas, registerFormSchema } from './accounts.schemas.ts';
import { accountLimits, consentVersion } from './accounts.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { googleApi, openIdApi } from './google-sign-in.ts';

const { name, birthYear, theme, acceptTerms, acceptPrivacy } = registerFormSchema.shape;

export const registerSchema = z.object({
  name,
  birthYear,
  theme,
  consentVersion: z.literal(
    consentVersion,
    'Para criar a conta é preciso aceitar os Termos de Serviço e a Política de Privacidade em vigor.',
  ),
});

/** What the screen that finishes a registration holds. */
export const googleRegisterFormSchema = z.object({ name, birthYear, acceptTerms, acceptPrivacy });

export const googleLinkSchema = z.object({
  password: z.string('Informe a sua senha.').min(1, 'Informe a sua senha.').max(accountLimits.password.max),
});

const tokenSchema = (missing: string) => z.object({ token: z.string(missing).min(1, missing).max(400) });
const signedIn = accountSchemas.login.response;

export const googleSchemas = {
  start: {
    summary: 'Starts the sign-in with Google: a full navigation, not a call.',
    query: z.object({ invitation: accountSchemas.register.body.shape.invitation }),
    status: 302,
  },
  callback: { summary: 'Where Google sends the browser back: a full navigation, not a call.', status: 302 },
  exchange: {
    summary: 'Exchanges the token of the callback screen for a session, once, within 60 s.',
    body: tokenSchema('Token ou dados do usuário não encontrados na URL.'),
    response: signedIn,
  },
  pending: {
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
    summary: 'Creates the account of a Google account and signs it in.',
    body: registerSchema,
    response: signedIn,
    status: 201,
  },
  link: {
    summary: "Links the Google account to the student's, confirmed with its password, and signs in.",
    body: googleLinkSchema,
    response: signedIn,
  },
  mailLink: {
    summary: 'Mails a link that confirms the same, once, within an hour.',
    response: z.object({ message: z.string() }),
  },
  confirmLink: {
    summary: 'Links the Google account with a mailed token and signs in.',
    body: tokenSchema('Este link não vale mais. Entre com o Google e peça outro.'),
    response: signedIn,
  },
} satisfies Record<string, CallSchemas>;

export const googleEndpoints = withSchemas(googleApi, googleSchemas);
export const openIdEndpoints = withSchemas(openIdApi, googleSchemas);
