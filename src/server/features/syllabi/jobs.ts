import type { Job } from '#server/platform/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { sweepReadings } from './reading-service.ts';

export const syllabusJobs = (services: Services): Job<never>[] => [
  {
    name: 'syllabi.sweep',
    options: { timeoutSeconds: 60, retries: 1, cron: '23 * * * *' },
    run: () => sweepReadings(services),
  },
];
