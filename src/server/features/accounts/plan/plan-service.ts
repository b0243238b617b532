import type { Services } from '#server/platform/services.ts';
import type { Tier } from '#shared/rules/tiers.ts';
import { updateStudent } from '../queries.ts';
import { mayRemind } from '../user.ts';
import { findSubscriber, listPlansEnding, lockStudentRow, type SubscriberRow } from './plan-queries.ts';

/** What billing asks of an account. */
export interface Subscriber {
  userId: string;
  name: string;
  email: string;
  /** IANA name. */
  timeZone: string;
  plan: Tier;
  planExpiresAt: Date | null;
  /** Whether mails that are no answer to what the student did may be sent: wanted, to an address that is theirs. */
  mayRemind: boolean;
}

type WithDb = Pick<Services, 'db'>;

function presentSubscriber(row: SubscriberRow): Subscriber {
  const { preferences: _preferences, emailVerifiedAt: _verified, deleteAt: _left, ...known } = row;
  const { suspendedAt: _suspended, ...subscriber } = known;
  return { ...subscriber, mayRemind: mayRemind(row) };
}

/** Null for an account that is gone. */
export async function getSubscriber({ db }: WithDb, userId: string): Promise<Subscriber | null> {
  const [row] = await findSubscriber(db, userId);
  return row ? presentSubscriber(row) : null;
}

/** Lets no other change to the student pass before the transaction ends; false for an account that is gone. */
export async function lockStudent({ db }: WithDb, userId: string): Promise<boolean> {
  return (await lockStudentRow(db, userId)).length > 0;
}

/** Writes down the plan that the student's purchases give. */
export async function savePlan(
  { db }: WithDb,
  userId: string,
  { plan, planExpiresAt }: Pick<Subscriber, 'plan' | 'planExpiresAt'>,
): Promise<void> {
  await updateStudent(db, userId, { plan, planExpiresAt });
}

/** Of every student, those whose plan ends after `from` and not after `to`. */
export async function listEndingPlans({ db }: WithDb, from: Date, to: Date): Promise<Subscriber[]> {
  return (await listPlansEnding(db, from, to)).map(presentSubscriber);
}
