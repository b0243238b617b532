import type { Job } from '#server/platform/jobs.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type GenerationJob, generateStudyPlan, giveUpGeneration } from './generation.ts';
import { generateJob, sweepStudyPlans } from './service.ts';

export const studyPlanJobs = (parts: Parts): Job<never>[] => [
  {
    name: generateJob,
    options: { timeoutSeconds: 30, retries: 1, concurrency: 4 },
    run: (data: GenerationJob, signal) => generateStudyPlan(parts, data, signal),
    giveUp: (data: GenerationJob) => giveUpGeneration(parts, data),
  },
  {
    name: 'study-plans.sweep',
    options: { timeoutSeconds: 60, retries: 1, cron: '* * * * *' },
    run: () => sweepStudyPlans(parts),
  },
];
