import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const rightsLimits = {
  /** Days in which a student who asked to be deleted may change their mind. */
  deletionDays: 7,
  /** How long a copy of all data waits, and how long a link to it works. */
  export: { keptHours: 24, linkMinutes: 60 },
  /** How long mailed links work. */
  verifyHours: 48,
  deletionLinkMinutes: 60,
  /** Mails with a link of one kind: seconds between two, and how many in an hour. */
  mails: { betweenSeconds: 60, perHour: 5 },
} as const;

export const rightsErrorCodes = [
  'accounts.session_not_found',
  'accounts.verify_link_invalid',
  'accounts.verify_unproven',
  'accounts.verify_password',
  'accounts.already_verified',
  'accounts.test_account_mail',
  'accounts.consent_outdated',
  'accounts.deletion_password',
  'accounts.deletion_by_mail',
  'accounts.deletion_link_invalid',
  'accounts.export_not_ready',
  'accounts.export_link_invalid',
] as const;

const token = z.string('Falta o código do link.').min(1, 'Falta o código do link.').max(400);
const messageOnly = z.object({ message: z.string() });

const sessionSchema = z.object({
  id: z.string(),
  /** In words, such as 'Chrome no Windows'. */
  device: z.string(),
  createdAt: z.string(),
  /** When its tokens were last renewed: to some fifteen minutes. */
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});
export type AccountSession = z.output<typeof sessionSchema>;

const consentSchema = z.object({
  document: z.enum(['terms', 'privacy']),
  version: z.string(),
  givenAt: z.string(),
});
export type Consent = z.output<typeof consentSchema>;

const deletion = z.object({ data: z.object({ deletionAt: z.string() }) });

const exportSchema = z.object({
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
export type DataExport = z.output<typeof exportSchema>;

const verifyEmailSchema = z.object({
  token,
  /** Of the account; not needed in a session of it. */
  password: z.string().min(1, 'Informe a senha da conta.').max(256).nullish(),
});

export const rightsApi = {
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    summary: "The student's open sessions, the one used last first.",
    response: z.object({ data: z.object({ sessions: z.array(sessionSchema) }) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    summary: 'Ends one session.',
    params: z.object({ id: z.uuid() }),
    notFound: 'accounts.session_not_found',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Ends every session but the one that asks.',
  },
  verifyEmail: {
    method: 'POST',
    path: '/auth/verify-email',
    summary:
      'Confirms an address by the link that was mailed to it, once: in a session of the account, or with its password.',
    body: verifyEmailSchema,
    response: messageOnly,
  },
  disownAccount: {
    method: 'POST',
    path: '/auth/verify-email/not-me',
    summary:
      'For who has the address and did not make the account: ends its password, sessions and links, once.',
    body: z.object({ token }),
    response: messageOnly,
  },
  resendVerification: {
    method: 'POST',
    path: '/auth/verify-email/resend',
    summary: 'Mails another link that confirms the address.',
    response: messageOnly,
  },
  listConsents: {
    method: 'GET',
    path: '/auth/consents',
    summary: 'What the student agreed to, and when, the newest first.',
    response: z.object({ data: z.object({ consents: z.array(consentSchema) }) }),
  },
  giveConsent: {
    method: 'POST',
    path: '/auth/consents',
    summary: 'Agrees to the current terms and privacy policy.',
    body: z.object({ consentVersion: z.string('Falta a versão dos textos.').max(20) }),
  },
  askDeletion: {
    method: 'POST',
    path: '/auth/deletion',
    summary: 'Asks for the account to be deleted in 7 days; ends every session. Takes the password.',
    body: z.object({ password: z.string().max(256).nullish() }).nullish(),
    response: deletion,
  },
  mailDeletionLink: {
    method: 'POST',
    path: '/auth/deletion/link',
    summary: 'Mails a link that asks for the deletion: for accounts without a password.',
    response: messageOnly,
  },
  confirmDeletion: {
    method: 'POST',
    path: '/auth/deletion/confirm',
    summary: 'Asks for the deletion with a mailed link.',
    body: z.object({ token }),
    response: deletion,
  },
  cancelDeletion: {
    method: 'DELETE',
    path: '/auth/deletion',
    summary: 'Keeps the account after all.',
  },
  startExport: {
    method: 'POST',
    path: '/auth/export',
    summary: 'Starts to write a copy of all data of the student, unless one is being written.',
    response: z.object({ data: z.object({ export: exportSchema }) }),
    status: 202,
  },
  getExport: {
    method: 'GET',
    path: '/auth/export',
    summary: 'How far the copy is; null when there is none.',
    response: z.object({ data: z.object({ export: exportSchema.nullable() }) }),
  },
  linkExport: {
    method: 'POST',
    path: '/auth/export/link',
    summary: 'Makes the address that fetches the copy: once, within an hour. An earlier one stops working.',
    response: z.object({ data: z.object({ url: z.string() }) }),
    status: 201,
  },
  downloadExport: {
    method: 'GET',
    path: '/auth/export/download',
    summary: 'The copy as a ZIP, for whoever has the address.',
    query: z.object({ token }),
    status: 200,
  },
} as const satisfies Record<string, Endpoint>;
