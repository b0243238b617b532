import type { Job } from '#server/platform/jobs.ts';
import type { Parts } from '#server/platform/parts.ts';
import { giveUpTask, runTask, type SummaryJob, writeJob } from './task-service.ts';

export const summaryJobs = (parts: Parts): Job<never>[] => [
  {
    name: writeJob,
    options: { timeoutSeconds: 300, retries: 1, concurrency: 4, perStudent: 1 },
    run: (data: SummaryJob, signal) => runTask(parts, data, signal),
    giveUp: (data: SummaryJob) => giveUpTask(parts, data),
  },
];
