import { and, desc, eq, gt, lt, ne, notInArray, sql } from 'drizzle-orm';
import { NIL } from 'uuid';
import { type Db, inTransaction, prepared, preparedSql } from '#server/platform/database/database.ts';
import { rightsLimits } from '#shared/contracts/rights.ts';
import type { StreakState } from '#shared/rules/streak.ts';
import { lockGoogleSub } from './google/queries.ts';
import {
  accounts,
  consents,
  dataExports,
  mailedLinks,
  passwordResets,
  sessions,
  students,
} from './tables.ts';

const streak = {
  length: students.streakLength,
  lastOn: students.streakLastOn,
  freezes: students.streakFreezes,
  towardsFreeze: students.streakTowardsFreeze,
};

const whole = {
  id: accounts.id,
  email: accounts.email,
  googleSub: accounts.googleSub,
  role: accounts.role,
  createdAt: accounts.createdAt,
  student: students,
  streak,
  /** The newest texts that the student agreed to. */
  consentVersion: sql<string | null>`(
    select max(${consents.version} collate "C") from ${consents} where ${consents.userId} = ${sql.placeholder('userId')})`,
};

export type StudentRow = Awaited<ReturnType<typeof findStudent>>[number];

export const findStudent = prepared('find_student', (db) =>
  db
    .select(whole)
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.userId))
    .where(eq(students.userId, sql.placeholder('userId'))),
);

const findAccountByEmail = prepared('find_account_by_email', (db) =>
  db
    .select({ userId: accounts.id })
    .from(accounts)
    .where(eq(accounts.emailKey, sql.placeholder('emailKey'))),
);

/**
 * The account is looked up first, so that of a cluster only its student's machine is asked. As much is asked for an
 * address that nobody has: the time tells nothing.
 */
export async function findStudentByEmail(db: Db, { emailKey }: { emailKey: string }): Promise<StudentRow[]> {
  const [account = { userId: NIL }] = await findAccountByEmail(db, { emailKey });
  return findStudent(db, account);
}

/** Asked for with every answer to a card. */
export const findPreferences = prepared('find_preferences', (db) =>
  db
    .select({ preferences: students.preferences })
    .from(students)
    .where(eq(students.userId, sql.placeholder('userId'))),
);

/** Just what the tier and test-account rules need. */
export const findStanding = prepared('find_standing', (db) =>
  db
    .select({
      plan: students.plan,
      planExpiresAt: students.planExpiresAt,
      role: accounts.role,
      timeZone: students.timeZone,
      emailVerifiedAt: students.emailVerifiedAt,
      createdAt: accounts.createdAt,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.userId))
    .where(eq(students.userId, sql.placeholder('userId'))),
);

export interface NewAccount {
  account: typeof accounts.$inferInsert;
  student: typeof students.$inferInsert;
  consentVersion: string | null;
}

/** False when the e-mail or the Google account is taken, by whoever wrote it first. */
export function insertAccount(db: Db, { account, student, consentVersion }: NewAccount): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (account.googleSub) await lockGoogleSub(tx, account.googleSub);
    const written = await tx
      .insert(accounts)
      .values(account)
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (written.length === 0) return false;
    await tx.insert(students).values(student);
    if (consentVersion)
      await insertConsents(tx, {
        userId: student.userId,
        version: consentVersion,
        givenAt: account.createdAt,
      });
    return true;
  });
}

/** Both texts have one version, and are agreed to together; what was agreed to before keeps its date. */
export async function insertConsents(
  tx: Db,
  given: Pick<typeof consents.$inferInsert, 'userId' | 'version' | 'givenAt'>,
): Promise<void> {
  await tx
    .insert(consents)
    .values([
      { ...given, document: 'terms' },
      { ...given, document: 'privacy' },
    ])
    .onConflictDoNothing();
}

/** The newest first. */
export const listConsentRows = (db: Db, userId: string) =>
  db
    .select({ document: consents.document, version: consents.version, givenAt: consents.givenAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), consents.document);

export async function updateStudent(
  db: Db,
  userId: string,
  changes: Partial<typeof students.$inferInsert>,
): Promise<void> {
  await db.update(students).set(changes).where(eq(students.userId, userId));
}

export const findStreak = prepared('find_streak', (db) =>
  db
    .select(streak)
    .from(students)
    .where(eq(students.userId, sql.placeholder('userId'))),
);

/** As `findStreak`, and holds the row until the transaction ends. */
export const lockStreak = (tx: Db, userId: string): Promise<StreakState[]> =>
  tx.select(streak).from(students).where(eq(students.userId, userId)).for('update');

export async function updateTimeZone(db: Db, userId: string, timeZone: string): Promise<void> {
  await db
    .update(students)
    .set({ timeZone })
    .where(and(eq(students.userId, userId), ne(students.timeZone, timeZone)));
}

type NewSession = Omit<typeof sessions.$inferInsert, 'parentHash'>;

export const insertSession = preparedSql<{ [Column in keyof NewSession]: NewSession[Column] }, never>(
  'insert_session',
  sql`
  insert into sessions (user_id, id, token_hash, rotated_at, expires_at, user_agent, created_at)
  values (
    ${sql.placeholder('userId')}, ${sql.placeholder('id')}, ${sql.placeholder('tokenHash')},
    ${sql.placeholder('rotatedAt')}, ${sql.placeholder('expiresAt')}, ${sql.placeholder('userAgent')},
    ${sql.placeholder('createdAt')}
  )`,
);

export const findSession = prepared('find_session', (db) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, sql.placeholder('userId')), eq(sessions.id, sql.placeholder('id')))),
);

/** Rotates only while `tokenHash` is still the current one: of many at once, one wins. */
export async function rotateSession(
  db: Db,
  session: { userId: string; id: string; tokenHash: Buffer },
  next: { tokenHash: Buffer; rotatedAt: Date; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ ...next, parentHash: session.tokenHash })
    .where(
      and(
        eq(sessions.userId, session.userId),
        eq(sessions.id, session.id),
        eq(sessions.tokenHash, session.tokenHash),
      ),
    )
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Those that have not ended at `now`, the one used last first. */
export const listSessionRows = (db: Db, userId: string, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id));

/** Whether there was one. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends the student's sessions but the `kept` ones used last. */
export async function deleteOldestSessions(tx: Db, userId: string, kept: number): Promise<void> {
  const newest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(kept);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest)));
}

/** Ends every session of the student but `kept`. */
export async function deleteOtherSessions(db: Db, userId: string, kept: string | null): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept ? ne(sessions.id, kept) : undefined));
}

/** Deletes what nobody can use any more. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now));
  const keptMs = rightsLimits.export.keptHours * 3_600_000;
  await db.delete(dataExports).where(lt(dataExports.createdAt, new Date(now.getTime() - keptMs)));
}
