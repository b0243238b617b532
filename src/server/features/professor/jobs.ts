import type { Job } from '#server/platform/jobs.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type DigestJob, digestJob, runDigest } from './digest-service.ts';

export const professorJobs = (parts: Parts): Job<never>[] => [
  {
    name: digestJob,
    options: { timeoutSeconds: 60, retries: 1 },
    run: (data: DigestJob, signal) => runDigest(parts, data, signal),
  },
];
