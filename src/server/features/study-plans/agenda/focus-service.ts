import type { Db } from '#server/platform/database/database.ts';
import { findActivity } from '../follow-up/queries.ts';
import { tickActivity } from '../queries/tick-queries.ts';
import { lockPlan } from '../queries/write-queries.ts';

interface StudiedActivity {
  planId: string;
  activityId: string;
  /** Whether the activity is done with it. */
  completes: boolean;
  now: Date;
}

/**
 * Says of what subject an activity is that was studied, and ticks it when it is done, in the transaction `tx`; null
 * when the plan or the activity is gone.
 */
export async function studyActivity(
  tx: Db,
  userId: string,
  { planId, activityId, completes, now }: StudiedActivity,
): Promise<{ subject: string } | null> {
  const plan = await lockPlan(tx, { userId, planId, now });
  const place = plan && (await findActivity(tx, userId, planId, activityId));
  if (!place) return null;
  if (completes) await tickActivity(tx, { userId, planId, now, ...place, activityId, completed: true });
  return { subject: plan.subject };
}
