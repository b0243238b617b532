import type { Job } from '#server/platform/jobs.ts';
import type { Parts } from '#server/platform/parts.ts';
import { sweepMarketplace } from './sweep-service.ts';

export const marketplaceJobs = (parts: Parts): Job<object>[] => [
  {
    name: 'marketplace.sweep',
    options: { timeoutSeconds: 300, retries: 1, cron: '40 6 * * *' },
    run: () => sweepMarketplace(parts),
  },
];
