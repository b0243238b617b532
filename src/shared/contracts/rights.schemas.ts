import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { rightsApi } from './rights.ts';

const token = z.string('Falta o código do link.').min(1, 'Falta o código do link.').max(400);
const messageOnly = z.object({ message: z.string() });

export const sessionSchema = z.object({
  id: z.string(),
  /** In words, such as 'Chrome no Windows'. */
  device: z.string(),
  createdAt: z.string(),
  /** When its tokens were last renewed: to some fifteen minutes. */
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});

export const consentSchema = z.object({
  document: z.enum(['terms', 'privacy']),
  version: z.string(),
  givenAt: z.string(),
});

const deletion = z.object({ data: z.object({ deletionAt: z.string() }) });

export const exportSchema = z.object({
  status: z.enum(['processing', 'ready', 'failed']),
  /** Tables written, of `total`; 0 of 0 before it begins. */
  done: z.int(),
  total: z.int(),
  /** Bytes of the whole file; 0 until it is ready. */
  size: z.int(),
  createdAt: z.string(),
  /** When it is deleted. */
  expiresAt: z.string(),
});

const verifyEmailSchema = z.object({
  token,
  /** Of the account; not needed in a session of it. */
  password: z.string().min(1, 'Informe a senha da conta.').max(256).nullish(),
});

export const rightsSchemas = {
  listSessions: {
    summary: "The student's open sessions, the one used last first.",
    response: z.object({ data: z.object({ sessions: z.array(sessionSchema) }) }),
  },
  endSession: {
    summary: 'Ends one session.',
    params: z.object({ id: z.uuid() }),
    notFound: 'accounts.session_not_found',
  },
  endOtherSessions: { summary: 'Ends every session but the one that asks.' },
  verifyEmail: {
    summary:
      'Confirms an address by the link that was mailed to it, once: in a session of the account, or with its password.',
    body: verifyEmailSchema,
    response: messageOnly,
  },
  disownAccount: {
    summary:
      'For who has the address and did not make the account: ends its password, sessions and links, once.',
    body: z.object({ token }),
    response: messageOnly,
  },
  resendVerification: { summary: 'Mails another link that confirms the address.', response: messageOnly },
  listConsents: {
    summary: 'What the student agreed to, and when, the newest first.',
    response: z.object({ data: z.object({ consents: z.array(consentSchema) }) }),
  },
  giveConsent: {
    summary: 'Agrees to the current terms and privacy policy.',
    body: z.object({ consentVersion: z.string('Falta a versão dos textos.').max(20) }),
  },
  askDeletion: {
    summary: 'Asks for the account to be deleted in 7 days; ends every session. Takes the password.',
    body: z.object({ password: z.string().max(256).nullish() }).nullish(),
    response: deletion,
  },
  mailDeletionLink: {
    summary: 'Mails a link that asks for the deletion: for accounts without a password.',
    response: messageOnly,
  },
  confirmDeletion: {
    summary: 'Asks for the deletion with a mailed link.',
    body: z.object({ token }),
    response: deletion,
  },
  cancelDeletion: { summary: 'Keeps the account after all.' },
  startExport: {
    summary: 'Starts to write a copy of all data of the student, unless one is being written.',
    response: z.object({ data: z.object({ export: exportSchema }) }),
    status: 202,
  },
  getExport: {
    summary: 'How far the copy is; null when there is none.',
    response: z.object({ data: z.object({ export: exportSchema.nullable() }) }),
  },
  linkExport: {
    summary: 'Makes the address that fetches the copy: once, within an hour. An earlier one stops working.',
    response: z.object({ data: z.object({ url: z.string() }) }),
    status: 201,
  },
  downloadExport: {
    summary: 'The copy as a ZIP, for whoever has the address.',
    query: z.object({ token }),
    status: 200,
  },
} satisfies Record<string, CallSchemas>;

export const rightsEndpoints = withSchemas(rightsApi, rightsSchemas);
