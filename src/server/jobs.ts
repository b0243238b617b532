import { accountJobs } from './features/accounts/jobs.ts';
import { billingJobs } from './features/billing/jobs.ts';
import { marketplaceJobs } from './features/marketplace/jobs.ts';
import { professorJobs } from './features/professor/jobs.ts';
import { reminderJobs } from './features/reminders/jobs.ts';
import { studyPlanJobs } from './features/study-plans/jobs.ts';
import { summaryJobs } from './features/summaries/jobs.ts';
import { syllabusJobs } from './features/syllabi/jobs.ts';
import { backupJobs } from './platform/database/backup/scheduled-backups.ts';
import type { Job } from './platform/jobs.ts';
import type { Services } from './platform/services.ts';

/** All background work of the application. */
export const everyJob = (services: Services): Job<never>[] => [
  ...accountJobs(services),
  ...studyPlanJobs(services),
  ...marketplaceJobs(services),
  ...summaryJobs(services),
  ...syllabusJobs(services),
  ...professorJobs(services),
  ...(services.settings.PLANS === 'on' ? billingJobs(services) : []),
  ...reminderJobs(services),
  ...backupJobs(services),
];
