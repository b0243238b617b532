import type { Services } from '#server/platform/services.ts';
import type { Preferences, UpdateProfile, User } from '#shared/contracts/accounts.ts';
import { lengthOn, type StreakState } from '#shared/rules/streak.ts';
import { effectiveTier, type Tier } from '#shared/rules/tiers.ts';
import { studyDay } from '#shared/rules/time/study-day.ts';

/** How long a test account lives, in hours. */
export const testAccountHours = 24;

export const defaultPreferences: Preferences = {
  theme: 'light',
  notifications: { email: true, push: true },
  enableBackgroundAnimations: true,
  shortcuts: { singleKey: true },
  review: { retention: 0.9, newPerDay: 20, reviewsPerDay: 200 },
};

/** What is stored, with the default of what was not known when it was. */
export const completePreferences = (stored: Partial<Preferences>): Preferences => ({
  ...defaultPreferences,
  ...stored,
});

/**
 * Whether mails that are no answer to what the student did, nor about the safety of the account, may be sent: wanted,
 * to an address that is known to be theirs, and not to somebody who is leaving or suspended.
 */
export const mayRemind = ({
  preferences,
  emailVerifiedAt,
  deleteAt,
  suspendedAt,
}: {
  preferences: Partial<Preferences>;
  emailVerifiedAt: Date | null;
  deleteAt: Date | null;
  suspendedAt: Date | null;
}): boolean =>
  completePreferences(preferences).notifications.email &&
  emailVerifiedAt !== null &&
  deleteAt === null &&
  suspendedAt === null;

/** Whether the time to come back is over: the student's rows are only waiting to be deleted. */
export const hasLeft = ({ deleteAt }: { deleteAt: Date | null }, now: Date): boolean =>
  deleteAt !== null && deleteAt <= now;

/** The tier in force at `now`: where the installation sells no plans, everybody has the highest. */
export const tierInForce = (
  { PLANS }: Pick<Services['settings'], 'PLANS'>,
  { plan, planExpiresAt }: { plan: Tier; planExpiresAt: Date | null },
  now: Date,
): Tier => (PLANS === 'off' ? 'premium' : effectiveTier(plan, planExpiresAt, now));

interface StudentRecord {
  id: string;
  email: string;
  role: User['role'];
  createdAt: Date;
  student: {
    name: string;
    plan: Tier;
    planExpiresAt: Date | null;
    profilePicture: string | null;
    preferences: Preferences;
    emailVerifiedAt: Date | null;
    passwordHash: string | null;
    deleteAt: Date | null;
  };
  consentVersion: string | null;
  streak: StreakState;
}

/** What the student sees of their own account at `now`, where the clock is that of `timeZone` (IANA). */
export function presentUser(
  settings: Pick<Services['settings'], 'PLANS'>,
  record: StudentRecord,
  now: Date,
  timeZone: string,
): User {
  const { id, email, role, createdAt, student, streak } = record;
  const isTestAccount = role === 'user_test';
  return {
    id,
    name: student.name,
    email,
    emailVerified: student.emailVerifiedAt !== null,
    role,
    isTestAccount,
    expiresAt: isTestAccount
      ? new Date(createdAt.getTime() + testAccountHours * 3_600_000).toISOString()
      : null,
    plan: tierInForce(settings, student, now),
    planExpiresAt: (settings.PLANS === 'on' && student.planExpiresAt?.toISOString()) || null,
    profilePicture: student.profilePicture,
    preferences: completePreferences(student.preferences),
    createdAt: createdAt.toISOString(),
    loginStreak: lengthOn(streak, studyDay(now, timeZone)),
    hasPassword: student.passwordHash !== null,
    consentVersion: record.consentVersion,
    deletionAt: student.deleteAt?.toISOString() ?? null,
  };
}

/** `current` with what `changes` names changed. */
export function mergePreferences(
  current: Preferences,
  changes: UpdateProfile['preferences'] = {},
): Preferences {
  return {
    theme: changes.theme ?? current.theme,
    notifications: { ...current.notifications, ...changes.notifications },
    enableBackgroundAnimations: changes.enableBackgroundAnimations ?? current.enableBackgroundAnimations,
    shortcuts: { ...current.shortcuts, ...changes.shortcuts },
    review: { ...current.review, ...changes.review },
  };
}
