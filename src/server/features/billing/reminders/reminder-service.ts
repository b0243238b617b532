import { listEndingPlans } from '#server/features/accounts/plan/plan-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { billingLimits } from '#shared/contracts/billing.ts';
import { promiseMail, reminderOf } from '../mail-service.ts';
import { dueReminder } from './reminder.ts';

const dayMs = 86_400_000;

/** Promises every reminder that is due, each once. */
export async function remindOfEnds(services: Services): Promise<void> {
  const now = services.clock.now();
  // A calendar day more: days are counted from midnight to midnight.
  const to = new Date(now.getTime() + (Math.max(...billingLimits.remindDays) + 1) * dayMs);
  for (const { userId, timeZone, planExpiresAt, mayRemind } of await listEndingPlans(services, now, to)) {
    const due = mayRemind && planExpiresAt && dueReminder(planExpiresAt, now, timeZone);
    if (!due) continue;
    const mail = { userId, kind: 'reminder' as const, about: reminderOf(due.of, planExpiresAt) };
    await inTransaction(services.db, (tx) => promiseMail({ ...services, db: tx }, mail));
  }
}
