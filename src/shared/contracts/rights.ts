import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type { consentSchema, exportSchema, rightsSchemas, sessionSchema } from './rights.schemas.ts';

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

export type AccountSession = z.output<typeof sessionSchema>;
export type Consent = z.output<typeof consentSchema>;
export type DataExport = z.output<typeof exportSchema>;

export const rightsApi: ApiCalls<typeof rightsSchemas> = {
  listSessions: { method: 'GET', path: '/auth/sessions' },
  endSession: { method: 'DELETE', path: '/auth/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions' },
  verifyEmail: { method: 'POST', path: '/auth/verify-email' },
  disownAccount: { method: 'POST', path: '/auth/verify-email/not-me' },
  resendVerification: { method: 'POST', path: '/auth/verify-email/resend' },
  listConsents: { method: 'GET', path: '/auth/consents' },
  giveConsent: { method: 'POST', path: '/auth/consents' },
  askDeletion: { method: 'POST', path: '/auth/deletion' },
  mailDeletionLink: { method: 'POST', path: '/auth/deletion/link' },
  confirmDeletion: { method: 'POST', path: '/auth/deletion/confirm' },
  cancelDeletion: { method: 'DELETE', path: '/auth/deletion' },
  startExport: { method: 'POST', path: '/auth/export' },
  getExport: { method: 'GET', path: '/auth/export' },
  linkExport: { method: 'POST', path: '/auth/export/link' },
  downloadExport: { method: 'GET', path: '/auth/export/download' },
};
