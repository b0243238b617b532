import { getStanding, todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';
import { forbidden } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { ProfessorUsage } from '#shared/contracts/professor.ts';
import { addDays, dayStart } from '#shared/rules/study-day.ts';
import { cheapestTier, tierLimits } from '#shared/rules/tiers.ts';
import { countAnswered, giveMessageBack, takeMessage } from './usage-queries.ts';

export async function getUsage(parts: Parts, student: SignedIn): Promise<ProfessorUsage> {
  const { userId, timeZone } = student;
  const today = todayOf(parts, student);
  const [{ tier }, used] = await Promise.all([
    getStanding(parts, userId),
    countAnswered(parts.db, userId, today),
  ]);
  return {
    used,
    limit: tierLimits[tier].messages,
    resetsAt: dayStart(addDays(today, 1), timeZone).toISOString(),
    engine: parts.model ? 'model' : 'local',
  };
}

/**
 * Counts a message on the student's day, and answers how to take it back. Throws `daily_limit` or `daily_limit_top`
 * (403), which say when the count starts anew, and which plan has more.
 */
export async function countMessage(parts: Parts, tx: Db, student: SignedIn): Promise<() => Promise<void>> {
  const { userId, timeZone } = student;
  const today = todayOf(parts, student);
  const { tier } = await getStanding({ ...parts, db: tx }, userId);
  const { messages: limit, name } = tierLimits[tier];
  if (!(await takeMessage(tx, userId, today, limit))) {
    const resetsAt = dayStart(addDays(today, 1), timeZone);
    const hour = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone });
    const more = cheapestTier(({ messages }) => messages > limit);
    const said = { limit, plan: name, resets: hour.format(resetsAt) };
    throw more
      ? forbidden('professor.daily_limit', {
          ...said,
          more: tierLimits[more].name,
          moreLimit: tierLimits[more].messages,
        })
      : forbidden('professor.daily_limit_top', said);
  }
  return () => giveMessageBack(parts.db, userId, today);
}
