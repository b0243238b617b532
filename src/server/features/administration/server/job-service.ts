import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { isTaken } from '#server/platform/database/away.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type Pages, requiredPage } from '#server/platform/database/page.ts';
import { notFound } from '#server/platform/errors.ts';
import {
  type FailedJob,
  listFailedJobs,
  listQueueStates,
  type QueueState,
} from '#server/platform/job-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { administrationLimits } from '#shared/contracts/administration.ts';
import { noteAction } from '../actions/action-service.ts';

/** The queues with work or failures, and a page of the failed jobs. */
export async function listJobs(
  { db }: Pick<Services, 'db'>,
  pages: Pages,
): Promise<{ queues: QueueState[]; failed: FailedJob[]; hasMore: boolean }> {
  const { offset, limit } = requiredPage(pages, administrationLimits.page);
  const queues = await listQueueStates(db);
  const failed = await listFailedJobs(db, { offset, limit: limit + 1 });
  return { queues, failed: failed.slice(0, limit), hasMore: failed.length > limit };
}

/**
 * Tries a job again that failed for good. Throws `job_not_found` (404) for one that did not, and for one of which the
 * queue has another already and takes one at a time.
 */
export async function retryJob(services: Services, { userId }: SignedIn, id: string): Promise<void> {
  const retried = inTransaction(services.db, async (tx) => {
    const name = await services.jobs.retry(tx, id);
    if (name === null) throw notFound('administration.job_not_found');
    await noteAction({ ...services, db: tx }, userId, { action: 'retry_job', target: name });
  });
  await retried.catch((error: unknown) => {
    throw isTaken(error) ? notFound('administration.job_not_found') : error;
  });
}
