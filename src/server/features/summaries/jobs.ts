import type { Job } from '#server/platform/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { giveUpTask, runTask, type SummaryJob, writeJob } from './task-service.ts';

export const summaryJobs = (services: Services): Job<never>[] => [
  {
    name: writeJob,
    options: { timeoutSeconds: 300, retries: 1, concurrency: 4, perStudent: 1 },
    run: (data: SummaryJob, signal) => runTask(services, data, signal),
    giveUp: (data: SummaryJob) => giveUpTask(services, data),
  },
];
