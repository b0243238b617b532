import type { Job } from '#server/platform/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type InviteJob, inviteJob, mailInvitation } from './invitations/invitation-service.ts';
import { mailPasswordReset, type ResetJob, resetJob } from './password-service.ts';
import { type ExportJob, exportJob } from './rights/export-service.ts';
import { giveUpExport, writeExport } from './rights/write-export-service.ts';
import { sweepAccounts } from './service.ts';

export const accountJobs = (services: Services): Job<never>[] => [
  {
    name: 'accounts.sweep',
    // Longer than a large account takes to go; what is left goes with the next one.
    options: { timeoutSeconds: 600, retries: 1, cron: '*/15 * * * *' },
    run: () => sweepAccounts(services),
  },
  {
    name: resetJob,
    // One try: the next would find a link that was made already, and keep its distance.
    options: { timeoutSeconds: 60, retries: 0, concurrency: 4 },
    run: (data: ResetJob) => mailPasswordReset(services, data),
  },
  {
    name: inviteJob,
    options: { timeoutSeconds: 60, retries: 3, concurrency: 2 },
    run: (data: InviteJob) => mailInvitation(services, data),
  },
  {
    name: exportJob,
    options: { timeoutSeconds: 300, retries: 1 },
    run: (data: ExportJob, signal) => writeExport(services, data, signal),
    giveUp: (data: ExportJob) => giveUpExport(services, data),
  },
];
