import type { z } from 'zod';
import type {
  adminActionSchema,
  administeredStudentSchema,
  administrationSchemas,
  consequencesSchema,
  invitationSchema,
  mailStateSchema,
  reportedSchema,
  usageDaySchema,
} from './administration.schemas.ts';
import type { ApiCalls } from './endpoint.ts';

/** How long the link to the first administrator works, in hours. */
export const claimHours = 1;

export const administrationLimits = {
  /** Rows of a page, and the furthest page. */
  page: 20,
  pageAtMost: 50,
  pages: 10_000,
  /** Characters of a search. */
  search: 100,
  /** Days of use that are counted. */
  usageDays: 90,
  /** Who may register with one link, and for how many days an invitation works. */
  invitationUses: 100_000,
  invitationDays: 365,
  /** Characters of a list of addresses. */
  invited: 20_000,
} as const;

export const administrationErrorCodes = [
  'administration.claim_invalid',
  'administration.test_account',
  'administration.last_administrator',
  'administration.yourself',
  'administration.job_not_found',
  'administration.report_not_found',
] as const;

/** What the log of administrators' actions knows. */
export const adminActionKinds = [
  'claim',
  'grant',
  'revoke',
  'suspend',
  'unsuspend',
  'end_sessions',
  'delete',
  'retry_job',
  'keep_reported',
  'remove_reported',
  'close_lesson',
  'test_mail',
  'invite_link',
  'invite_mails',
  'revoke_invitation',
] as const;
export type AdminActionKind = (typeof adminActionKinds)[number];
/** What goes with a student's account, as it is counted before. */
export const consequenceKinds = [
  'study_plans',
  'flashcards',
  'summaries',
  'syllabi',
  'study_cycles',
  'conversations',
  'focus_sessions',
  'plan_listings',
  'public_summaries',
] as const;

export type AdministeredStudent = z.output<typeof administeredStudentSchema>;
export type Consequences = z.output<typeof consequencesSchema>;
export type MailState = z.output<typeof mailStateSchema>;
export type ReportedItem = z.output<typeof reportedSchema>;
export type UsageDay = z.output<typeof usageDaySchema>;
export type Invitation = z.output<typeof invitationSchema>;
export type AdminAction = z.output<typeof adminActionSchema>;

export const administrationApi: ApiCalls<typeof administrationSchemas> = {
  claim: { method: 'POST', path: '/admin/claim' },
  listStudents: { method: 'GET', path: '/admin/students' },
  consequences: { method: 'GET', path: '/admin/students/:id/consequences' },
  suspendStudent: { method: 'POST', path: '/admin/students/:id/suspend' },
  unsuspendStudent: { method: 'POST', path: '/admin/students/:id/unsuspend' },
  endSessions: { method: 'POST', path: '/admin/students/:id/end-sessions' },
  deleteStudent: { method: 'DELETE', path: '/admin/students/:id' },
  listReports: { method: 'GET', path: '/admin/reports' },
  decideReport: { method: 'POST', path: '/admin/reports' },
  listJobs: { method: 'GET', path: '/admin/jobs' },
  retryJob: { method: 'POST', path: '/admin/jobs/:id/retry' },
  getMail: { method: 'GET', path: '/admin/mail' },
  testMail: { method: 'POST', path: '/admin/mail/test' },
  getUsage: { method: 'GET', path: '/admin/usage' },
  getStorage: { method: 'GET', path: '/admin/storage' },
  listSettings: { method: 'GET', path: '/admin/settings' },
  listInvitations: { method: 'GET', path: '/admin/invitations' },
  createInvitationLink: { method: 'POST', path: '/admin/invitations' },
  mailInvitations: { method: 'POST', path: '/admin/invitations/mails' },
  revokeInvitation: { method: 'DELETE', path: '/admin/invitations/:id' },
  listActions: { method: 'GET', path: '/admin/actions' },
};
