import type { Job } from '#server/platform/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type GenerationJob, generateStudyPlan, giveUpGeneration } from './generation.ts';
import { generateJob, sweepStudyPlans } from './service.ts';

export const studyPlanJobs = (services: Services): Job<never>[] => [
  {
    name: generateJob,
    options: { timeoutSeconds: 30, retries: 1, concurrency: 4 },
    run: (data: GenerationJob, signal) => generateStudyPlan(services, data, signal),
    giveUp: (data: GenerationJob) => giveUpGeneration(services, data),
  },
  {
    name: 'study-plans.sweep',
    options: { timeoutSeconds: 60, retries: 1, cron: '* * * * *' },
    run: () => sweepStudyPlans(services),
  },
];
