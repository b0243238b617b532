import type { Job } from '#server/platform/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { sweepMarketplace } from './sweep-service.ts';

export const marketplaceJobs = (services: Services): Job<object>[] => [
  {
    name: 'marketplace.sweep',
    options: { timeoutSeconds: 300, retries: 1, cron: '40 6 * * *' },
    run: () => sweepMarketplace(services),
  },
];
