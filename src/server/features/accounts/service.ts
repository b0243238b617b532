import { v7 as uuidv7 } from 'uuid';
import { accessTokenMinutes, type SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { conflict, notFound, unauthenticated, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import {
  isPictureCopy,
  type Preferences,
  type RegisterInput,
  type UpdateProfile,
  type User,
} from '#shared/contracts/accounts.ts';
import type { StreakState } from '#shared/rules/streak.ts';
import type { Tier } from '#shared/rules/tiers.ts';
import { studyDay } from '#shared/rules/time/study-day.ts';
import { deleteExpiredGoogle } from './google/queries.ts';
import { lastForgotten } from './guesses/guess-pace.ts';
import { deleteForgottenGuesses } from './guesses/guess-queries.ts';
import { atGuessPace, hashNewPassword, isPasswordOf, isPasswordOfNobody } from './guesses/guess-service.ts';
import { deleteExpiredInvitations } from './invitations/invitation-queries.ts';
import { admit, redeemInvitation, requireOpenRegistration } from './invitations/invitation-service.ts';
import { mailVerification } from './mailed-links/verification-service.ts';
import { lockStudentRow } from './plan/plan-queries.ts';
import {
  deleteExpired,
  findPreferences,
  findStanding,
  findStreak,
  findStudent,
  findStudentByEmail,
  insertAccount,
  lockStreak,
  type StudentRow,
  updateStudent,
  updateTimeZone,
} from './queries.ts';
import { hasBegun } from './rights/birth-year.ts';
import { listLeaving, listTestAccounts } from './rights/erase-queries.ts';
import { eraseStudent } from './rights/erase-service.ts';
import { type Device, openSession, type SessionTokens } from './sessions/sessions.ts';
import {
  completePreferences,
  defaultPreferences,
  hasLeft,
  mergePreferences,
  presentUser,
  testAccountHours,
  tierInForce,
} from './user.ts';

export interface LoginResult extends SessionTokens {
  user: User;
}

/**
 * Creates an account and its first session. Throws `birth_year_ahead`, `email_unreachable` and `password_common` (422),
 * `email_taken` (409), `too_many_guesses` (429) when it was asked for too often, and what `admit` throws (403).
 */
export async function register(
  services: Services,
  input: RegisterInput,
  device: Device,
): Promise<LoginResult> {
  const { db, clock, emailCheck } = services;
  const now = clock.now();
  await admit(services, input.email, input.invitation);
  if (!hasBegun(input.birthYear, now)) throw unprocessable('accounts.birth_year_ahead');
  if (!(await emailCheck.exists(input.email))) throw unprocessable('accounts.email_unreachable');
  const passwordHash = await hashNewPassword(services, input.password);
  const id = uuidv7();
  const account = {
    account: {
      id,
      email: input.email,
      emailKey: input.email.toLowerCase(),
      role: 'user' as const,
      createdAt: now,
    },
    student: {
      userId: id,
      name: input.name,
      passwordHash,
      preferences: { ...defaultPreferences, theme: input.theme ?? defaultPreferences.theme },
      timeZone: device.timeZone,
      birthYear: input.birthYear ?? null,
    },
    consentVersion: input.consentVersion ?? null,
  };
  await atGuessPace(services, input.email, async () => {
    await inTransaction(db, async (tx) => {
      if (!(await insertAccount(tx, account))) throw conflict('accounts.email_taken');
      await redeemInvitation({ ...services, db: tx }, input.email, input.invitation);
    });
  });
  const row = await existingStudent(services, id);
  await mailVerification(services, row);
  return openLoginSession(services, row, device);
}

/**
 * Creates an account to try things with: no password, its plans gone after an hour, itself after a day. Throws what
 * `requireOpenRegistration` throws (403).
 */
export async function registerTestAccount(services: Services, device: Device): Promise<LoginResult> {
  requireOpenRegistration(services);
  const id = uuidv7();
  const email = `teste-${id}@orbita.invalid`;
  await insertAccount(services.db, {
    account: { id, email, emailKey: email, role: 'user_test', createdAt: services.clock.now() },
    student: {
      userId: id,
      name: 'Conta de teste',
      preferences: defaultPreferences,
      timeZone: device.timeZone,
    },
    consentVersion: null,
  });
  return openLoginSession(services, await existingStudent(services, id), device);
}

/**
 * Signs in; the same answer in the same time whether the address or the password was wrong. Throws `wrong_credentials`
 * (401) and `too_many_guesses` (429).
 */
export async function login(
  services: Services,
  email: string,
  password: string,
  device: Device,
): Promise<LoginResult> {
  const [row] = await findStudentByEmail(services.db, { emailKey: email.toLowerCase() });
  const matches = row
    ? await isPasswordOf(services, row, password, device.knownTo(row.id))
    : await isPasswordOfNobody(services, email, password);
  if (!row || !matches) throw unauthenticated('accounts.wrong_credentials');
  return openLoginSession(services, row, device);
}

/** Opens a session for the student of `row`, unless their password has changed since it was read. Throws `suspended` (422). */
export async function openLoginSession(
  services: Services,
  row: StudentRow,
  device: Device,
): Promise<LoginResult> {
  if (hasLeft(row.student, services.clock.now())) throw unauthenticated('accounts.wrong_credentials');
  const tokens = await inTransaction(services.db, async (tx) => {
    const [held] = await lockStudentRow(tx, row.id);
    if (held?.passwordHash !== row.student.passwordHash) throw unauthenticated('accounts.wrong_credentials');
    if (held.suspendedAt) throw unprocessable('accounts.suspended');
    return openSession({ ...services, db: tx }, { userId: row.id, role: row.role }, device);
  });
  return { user: presentUser(services.settings, row, services.clock.now(), device.timeZone), ...tokens };
}

/** Throws `unauthenticated` (401) for an account that is gone. */
export async function existingStudent({ db }: Services, userId: string): Promise<StudentRow> {
  const [row] = await findStudent(db, { userId });
  if (!row) throw unauthenticated('common.unauthenticated');
  return row;
}

export async function getProfile(services: Services, { userId, timeZone }: SignedIn): Promise<User> {
  const row = await existingStudent(services, userId);
  return presentUser(services.settings, row, services.clock.now(), timeZone);
}

export interface Author {
  name: string;
  picture: string | null;
}

/** A picture that is its own address is for the student's screens alone: lists would carry it along many times. */
const authorOf = ({ name, profilePicture }: StudentRow['student']): Author => ({
  name,
  picture: profilePicture && isPictureCopy(profilePicture) ? null : profilePicture,
});

/** What others see of a student beside what they publish. */
export const getAuthor = async (services: Services, userId: string): Promise<Author> =>
  authorOf((await existingStudent(services, userId)).student);

export async function updateProfile(services: Services, who: SignedIn, input: UpdateProfile): Promise<User> {
  const { userId } = who;
  return inTransaction(services.db, async (tx) => {
    const { student } = await existingStudent({ ...services, db: tx }, userId);
    await updateStudent(tx, userId, {
      name: input.name,
      ...(input.profilePicture !== undefined && { profilePicture: input.profilePicture || null }),
      preferences: mergePreferences(completePreferences(student.preferences), input.preferences),
    });
    const within = { ...services, db: tx };
    const [was, author] = [authorOf(student), await getAuthor(within, userId)];
    if (author.name !== was.name || author.picture !== was.picture)
      for (const feature of services.lifecycle) await feature.renamed?.(within, userId, author);
    return getProfile(within, who);
  });
}

export async function saveTimeZone({ db }: Services, userId: string, timeZone: string): Promise<void> {
  await updateTimeZone(db, userId, timeZone);
}

export interface Standing {
  tier: Tier;
  isTestAccount: boolean;
  /** Whether the address is known to be the student's. */
  isVerified: boolean;
  createdAt: Date;
  /** IANA name. */
  timeZone: string;
}

/** What the rules of other features ask of an account: its tier in force, read from the database. */
export async function getStanding({ settings, db, clock }: Services, userId: string): Promise<Standing> {
  const [row] = await findStanding(db, { userId });
  if (!row) throw notFound('common.not_found');
  return {
    tier: tierInForce(settings, row, clock.now()),
    isTestAccount: row.role === 'user_test',
    isVerified: row.emailVerifiedAt !== null && row.role !== 'user_test',
    createdAt: row.createdAt,
    timeZone: row.timeZone,
  };
}

/** How the student wants to review cards. Throws `not_found` (404) for an account that is gone. */
export async function getReviewPreferences(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<Preferences['review']> {
  const [student] = await findPreferences(db, { userId });
  if (!student) throw notFound('common.not_found');
  return completePreferences(student.preferences).review;
}

/** The student's run of days. Throws `not_found` (404) for an account that is gone. */
export async function getStreakState({ db }: Pick<Services, 'db'>, userId: string): Promise<StreakState> {
  return onlyStreak(await findStreak(db, { userId }));
}

/** As `getStreakState`, inside a transaction that no other change to the student passes before it ends. */
export async function lockStreakState({ db }: Pick<Services, 'db'>, userId: string): Promise<StreakState> {
  return onlyStreak(await lockStreak(db, userId));
}

function onlyStreak([streak]: StreakState[]): StreakState {
  if (!streak) throw notFound('common.not_found');
  return streak;
}

export async function saveStreakState(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { length, lastOn, freezes, towardsFreeze }: StreakState,
): Promise<void> {
  await updateStudent(db, userId, {
    streakLength: length,
    streakLastOn: lastOn,
    streakFreezes: freezes,
    streakTowardsFreeze: towardsFreeze,
  });
}

/** The student's calendar day now. */
export const todayOf = ({ clock }: Services, { timeZone }: SignedIn): string =>
  studyDay(clock.now(), timeZone);

/**
 * Deletes test accounts after a day, students who left and did not come back, and sessions, mailed links, copies of
 * data and kept mails that have ended. A student goes when the last access token of theirs is over: nothing is written after them.
 */
export async function sweepAccounts(services: Services): Promise<void> {
  const { db, clock, mailer } = services;
  const now = clock.now().getTime();
  const tests = await listTestAccounts(db, new Date(now - testAccountHours * 3_600_000));
  const leaving = await listLeaving(db, new Date(now - accessTokenMinutes * 60_000));
  for (const userId of new Set([...tests, ...leaving])) await eraseStudent(services, userId);
  await deleteExpired(db, clock.now());
  await deleteExpiredGoogle(db, clock.now());
  await deleteExpiredInvitations(db, clock.now());
  await deleteForgottenGuesses(db, lastForgotten(clock.now()));
  await mailer.sweep();
}
