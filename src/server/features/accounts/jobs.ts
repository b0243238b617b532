import type { Job } from '#server/platform/jobs.ts';
import type { Parts } from '#server/platform/parts.ts';
import { sweepAccounts } from './service.ts';

export const accountJobs = (parts: Parts): Job<object>[] => [
  {
    name: 'accounts.sweep',
    options: { timeoutSeconds: 60, retries: 1, cron: '*/15 * * * *' },
    run: () => sweepAccounts(parts),
  },
];
