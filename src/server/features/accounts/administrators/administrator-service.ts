import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findStudentByEmail } from '../queries.ts';
import {
  findAdministrator,
  findRole,
  findUnsuspended,
  listAdministrators,
  lockRoles,
  updateRole,
} from './administrator-queries.ts';

type Within = Pick<Services, 'db'>;

/** Whether a request may administer: read from the database, so that a role taken away or a session ended counts at once. */
export async function isAdministrator(
  { db }: Within,
  { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>,
): Promise<boolean> {
  return (await findAdministrator(db, { userId, sessionId })).length > 0;
}

/** Whether somebody, other than `except`, can administer. Asked of each, as a cluster keeps students apart. */
export async function hasAdministrator({ db }: Within, except?: string): Promise<boolean> {
  for (const { userId } of await listAdministrators(db))
    if (userId !== except && (await findUnsuspended(db, userId)).length > 0) return true;
  return false;
}

/**
 * As `isAdministrator`, inside a transaction until whose end no role changes: of two who lock each other out, the second
 * is none any more.
 */
export async function holdAdministration(within: Within, signedIn: SignedIn): Promise<boolean> {
  await lockRoles(within.db);
  return isAdministrator(within, signedIn);
}

/**
 * Makes a student an administrator, inside a transaction. False when they are one already. Throws `not_found` (404), and
 * `test_account` (422), since those accounts last a day.
 */
export async function grantAdministration({ db }: Within, userId: string): Promise<boolean> {
  await lockRoles(db);
  const role = await findRole(db, userId);
  if (!role) throw notFound('common.not_found');
  if (role === 'user_test') throw unprocessable('administration.test_account');
  if (role === 'user') await updateRole(db, userId, 'admin');
  return role === 'user';
}

/** As `grantAdministration`, for who is the first: false when there is an administrator already. */
export async function grantFirstAdministration(within: Within, userId: string): Promise<boolean> {
  await lockRoles(within.db);
  return !(await hasAdministrator(within)) && grantAdministration(within, userId);
}

/**
 * Takes the role away, inside a transaction. False when the student is no administrator. Throws
 * `last_administrator` (422).
 */
export async function revokeAdministration({ db }: Within, userId: string): Promise<boolean> {
  await lockRoles(db);
  if ((await findRole(db, userId)) !== 'admin') return false;
  if (!(await hasAdministrator({ db }, userId))) throw unprocessable('administration.last_administrator');
  await updateRole(db, userId, 'user');
  return true;
}

/** The account with an address, and whether that is proven to be theirs; null when nobody has it. */
export async function findAccountOf(
  { db }: Within,
  email: string,
): Promise<{ id: string; isVerified: boolean } | null> {
  const [row] = await findStudentByEmail(db, { emailKey: email.trim().toLowerCase() });
  return row ? { id: row.id, isVerified: row.student.emailVerifiedAt !== null } : null;
}
