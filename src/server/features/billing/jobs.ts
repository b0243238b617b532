import type { Job } from '#server/platform/jobs.ts';
import type { Parts } from '#server/platform/parts.ts';
import { reconcile } from './checks/check-service.ts';
import { mailJob, type PromisedMail, sendPromisedMail } from './mail-service.ts';
import { remindOfEnds } from './reminders/reminder-service.ts';

export const billingJobs = (parts: Parts): Job<never>[] => [
  {
    name: mailJob,
    options: { timeoutSeconds: 60, retries: 5, concurrency: 2 },
    run: (mail: PromisedMail) => sendPromisedMail(parts, mail),
  },
  {
    name: 'billing.reconcile',
    options: { timeoutSeconds: 240, retries: 0, cron: '*/5 * * * *' },
    run: (_: object, signal) => reconcile(parts, signal),
  },
  {
    name: 'billing.remind',
    options: { timeoutSeconds: 240, retries: 1, cron: '10 * * * *' },
    run: () => remindOfEnds(parts),
  },
];
