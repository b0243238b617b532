import { getStanding } from '#server/features/accounts/service.ts';
import type { Meter } from '#server/platform/ai/meter.ts';
import type { BudgetedModel } from '#server/platform/ai/model.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { Fallback } from '#shared/contracts/engine.ts';
import type { ModelUse } from '#shared/contracts/model-use.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { addDays, dayStart, type StudyDay, studyDay } from '#shared/rules/time/study-day.ts';
import {
  addInstallationTokens,
  addTokens,
  countTokens,
  listInstallationDays,
  takeInstallationTokens,
  takeTokens,
} from './queries.ts';

/** The tokens of a day are used up: the student's own, or those of the whole installation. */
class UsedUpError extends Error {
  readonly fallback: 'used_up' | 'all_used_up';

  constructor(fallback: UsedUpError['fallback']) {
    super(`The model's tokens of today: ${fallback}.`);
    this.fallback = fallback;
  }
}

/** The connected model, paid for by a student. */
export interface StudentModel extends BudgetedModel {
  /** Characters of a text that the student's tier lets the model read. */
  characters: number;
}

/**
 * The model for what a student asks; null where none is connected, and for test accounts. Its calls reject when the
 * tokens of the student's day, or of the installation's, are used up.
 */
export async function modelFor(services: Services, userId: string): Promise<StudentModel | null> {
  if (!services.model) return null;
  const { tier, isTestAccount, timeZone } = await getStanding(services, userId);
  if (isTestAccount) return null;
  const { tokens, documentCharacters, tokensADay } = tierLimits[tier];
  const meter = meterOf(services, userId, studyDay(services.clock.now(), timeZone), tokensADay);
  return { model: services.model.paidBy(meter, services.closing), tokens, characters: documentCharacters };
}

/** Which engine a student is told of before it has answered. */
export const expectedEngine = ({ model }: Services, { role }: Pick<SignedIn, 'role'>): 'local' | 'model' =>
  model && role !== 'user_test' ? 'model' : 'local';

/** Tokens are taken before a call, so that calls at the same moment can't take more than there are, and settled after it. */
function meterOf(
  { db, clock, settings, log }: Services,
  userId: string,
  day: StudyDay,
  limit: number,
): Meter {
  const everyonesDay = studyDay(clock.now(), 'UTC');
  return {
    reserve: async (tokens) => {
      if (!(await takeTokens(db, userId, day, tokens, limit))) throw new UsedUpError('used_up');
      if (!(await takeInstallationTokens(db, everyonesDay, tokens, settings.AI_TOKENS_A_DAY))) {
        await addTokens(db, userId, day, -tokens);
        throw new UsedUpError('all_used_up');
      }
      return {
        settle: async (taken) => {
          const more = Math.min(taken, Number.MAX_SAFE_INTEGER) - tokens;
          await Promise.all([
            addTokens(db, userId, day, more),
            addInstallationTokens(db, everyonesDay, more),
          ]).catch((error: unknown) => log.error({ err: error }, 'tokens were not settled'));
        },
      };
    },
  };
}

/** What came of a piece of work, and who did it. */
export interface Made<T> {
  made: T;
  engine: 'local' | 'model';
  fallback: Fallback | null;
}

interface Work<T> {
  /** For the log, when the model fails. */
  name: string;
  /** Characters of the student's text that the model would read. */
  characters?: number;
  /** Aborts when nobody waits any more: then nothing stands in for the model. */
  signal?: AbortSignal;
  byModel: (model: StudentModel) => Promise<T>;
  locally: (fallback: Fallback | null) => T | Promise<T>;
}

/**
 * Work by the connected model, or by the local engine where there is none, it fails, its tokens are used up, or the text
 * is too long for it. Rejects as `locally` does, and when `signal` has aborted.
 */
export async function byModelOrLocally<T>(
  services: Services,
  userId: string,
  work: Work<T>,
): Promise<Made<T>> {
  const { name, characters = 0, signal, byModel, locally } = work;
  const stoodIn = async (fallback: Fallback | null): Promise<Made<T>> => ({
    made: await locally(fallback),
    engine: 'local',
    fallback,
  });
  const model = await modelFor(services, userId);
  if (!model) return stoodIn(null);
  if (characters > model.characters) return stoodIn('too_long');
  try {
    return { made: await byModel(model), engine: 'model', fallback: null };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof UsedUpError) return stoodIn(error.fallback);
    services.log.warn({ err: error }, `the model failed: ${name}`);
    return stoodIn('failed');
  }
}

/** Which engine works for a student, and how much of the day's tokens is used. */
export async function getModelUse(services: Services, userId: string): Promise<ModelUse> {
  const { tier, isTestAccount, timeZone } = await getStanding(services, userId);
  const today = studyDay(services.clock.now(), timeZone);
  const engine = services.model && !isTestAccount ? 'model' : 'local';
  const tokens = engine === 'model' ? await countTokens(services.db, userId, today) : 0;
  return {
    engine,
    used: Math.min(100, Math.ceil((tokens / tierLimits[tier].tokensADay) * 100)),
    resetsAt: dayStart(addDays(today, 1), timeZone).toISOString(),
  };
}

/** Tokens of the whole installation's days (UTC), from `from` on. */
export const tokensByDay = ({ db }: Pick<Services, 'db'>, from: StudyDay) => listInstallationDays(db, from);
