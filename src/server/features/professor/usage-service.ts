import { getStanding, todayOf } from '#server/features/accounts/service.ts';
import { getModelUse } from '#server/features/model-use/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { forbidden } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { Citation, ProfessorUsage } from '#shared/contracts/professor.ts';
import { cheapestTier, tierLimits } from '#shared/rules/tiers.ts';
import { addDays, dayStart, type StudyDay } from '#shared/rules/time/study-day.ts';
import { silentBefore } from './present.ts';
import { listSilentAnswers, type MessageRow, updateAnswer } from './queries.ts';
import { countAnswered, giveMessageBack, takeMessage } from './usage-queries.ts';

export async function getUsage(services: Services, student: SignedIn): Promise<ProfessorUsage> {
  const { userId, timeZone } = student;
  const today = todayOf(services, student);
  await endSilentAnswers(services, userId);
  const [{ tier }, used] = await Promise.all([
    getStanding(services, userId),
    countAnswered(services.db, userId, today),
  ]);
  return {
    used,
    limit: tierLimits[tier].messages,
    resetsAt: dayStart(addDays(today, 1), timeZone).toISOString(),
    modelUse: await getModelUse(services, userId),
  };
}

/**
 * Counts a message on the student's day, and answers which one it is. Throws `daily_limit` or `daily_limit_top` (403),
 * which say when the count starts anew, and which plan has more.
 */
export async function countMessage(services: Services, tx: Db, student: SignedIn): Promise<StudyDay> {
  const { userId, timeZone } = student;
  const today = todayOf(services, student);
  const { tier } = await getStanding({ ...services, db: tx }, userId);
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
  return today;
}

/**
 * Ends an answer that broke off, with what came of it, and gives its message back: once, whoever finds it. An answer
 * that has ended stays as it is, and so does one that was written at after `silentSince`.
 */
export function breakOff(
  db: Db,
  answer: MessageRow,
  came: { content: string; citations?: Citation[]; touchedAt?: Date },
  silentSince?: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const isEnded = await updateAnswer(tx, answer, { ...came, status: 'failed' }, silentSince);
    if (isEnded && answer.chargedOn) await giveMessageBack(tx, answer.userId, answer.chargedOn);
  });
}

/** Breaks off what a process that is gone has left unfinished. */
export async function endSilentAnswers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  const since = silentBefore(clock.now());
  for (const answer of await listSilentAnswers(db, userId, since))
    await breakOff(db, answer, { content: answer.content }, since);
}
