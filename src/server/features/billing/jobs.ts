import type { Job } from '#server/platform/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { reconcile } from './checks/check-service.ts';
import { mailJob, type PromisedMail, sendPromisedMail } from './mail-service.ts';
import { remindOfEnds } from './reminders/reminder-service.ts';

export const billingJobs = (services: Services): Job<never>[] => [
  {
    name: mailJob,
    options: { timeoutSeconds: 60, retries: 5, concurrency: 2 },
    run: (mail: PromisedMail) => sendPromisedMail(services, mail),
  },
  {
    name: 'billing.reconcile',
    options: { timeoutSeconds: 240, retries: 0, cron: '*/5 * * * *' },
    run: (_: object, signal) => reconcile(services, signal),
  },
  {
    name: 'billing.remind',
    options: { timeoutSeconds: 240, retries: 1, cron: '10 * * * *' },
    run: () => remindOfEnds(services),
  },
];
