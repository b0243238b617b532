import type { Job } from '#server/platform/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { mailReminder, type PromisedReminder, reminderJob, remindStudents } from './service.ts';

export const reminderJobs = (services: Services): Job<never>[] => [
  {
    name: 'reminders.promise',
    options: { timeoutSeconds: 600, retries: 0, cron: '*/15 * * * *' },
    run: (_: object, signal) => remindStudents(services, signal),
  },
  {
    name: reminderJob,
    // One try: a mail server that fails after it took a mail would send it twice, and a lost reminder loses little.
    options: { timeoutSeconds: 60, retries: 0, concurrency: 2 },
    run: (reminder: PromisedReminder) => mailReminder(services, reminder),
  },
];
