import type { Job } from '#server/platform/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type DigestJob, digestJob, runDigest } from './digest-service.ts';

export const professorJobs = (services: Services): Job<never>[] => [
  {
    name: digestJob,
    options: { timeoutSeconds: 60, retries: 1 },
    run: (data: DigestJob, signal) => runDigest(services, data, signal),
  },
];
