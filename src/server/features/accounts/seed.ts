import { and, count, ne, notInArray } from 'drizzle-orm';
import { NIL, v5 as uuidv5 } from 'uuid';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { defaultTimeZone } from '#shared/rules/time/study-day.ts';
import { findStudent, insertAccount, updateStudent } from './queries.ts';
import { deleteAccount } from './rights/erase-queries.ts';
import { accounts } from './tables.ts';
import { defaultPreferences } from './user.ts';

const namespace = '2f0d1c5e-8f0b-4d4e-9c7a-6d1f5b3a9e42';
/** Demonstration accounts: the student that a visitor may be, and those who publish and review plans. */
const demoAccounts = 13;

function demoIdentity(number: number) {
  const name = `Conta de demonstração ${number}`;
  return { id: uuidv5(name, namespace), name, email: `demo${number}@orbita.invalid` };
}

/** The demo student: the same on every installation. */
export const demoAccount = { ...demoIdentity(1), password: 'orbita-demo-1' };

const day = 86_400_000;

/**
 * Creates the demo student, or gives them back what a visitor may have changed: name, password, picture,
 * preferences and premium tier. Their sessions and time zone stay. Throws when somebody else has their address.
 */
export async function seedAccount({ db, clock, passwords }: Services): Promise<SignedIn> {
  const now = clock.now();
  const { id, name, email } = demoAccount;
  const fields = {
    name,
    passwordHash: await passwords.hash(demoAccount.password),
    profilePicture: null,
    preferences: defaultPreferences,
    plan: 'premium' as const,
    planExpiresAt: new Date(now.getTime() + 365 * day),
    birthYear: 2000,
    emailVerifiedAt: now,
    deleteAt: null,
    suspendedAt: null,
  };
  const [existing] = await findStudent(db, { userId: id });
  const timeZone = existing?.student.timeZone ?? defaultTimeZone;
  if (existing) {
    await updateStudent(db, id, fields);
  } else {
    const createdAt = new Date(now.getTime() - 40 * day);
    const written = await insertAccount(db, {
      account: { id, email, emailKey: email, role: 'user', createdAt },
      student: { userId: id, timeZone, ...fields },
      consentVersion,
    });
    if (!written) throw new Error(`Outra conta já usa o endereço ${email}.`);
  }
  return { userId: id, sessionId: NIL, role: 'user', timeZone };
}

/**
 * Creates the demonstration accounts 2 to 13 anew, with nothing of theirs; nobody can sign in to them. Answers them by
 * number. Throws when somebody else has one's address.
 */
export async function seedAuthors(
  services: Pick<Services, 'db' | 'clock' | 'lifecycle'>,
): Promise<Map<number, SignedIn>> {
  const { db, clock, lifecycle } = services;
  const now = clock.now();
  const authors = new Map<number, SignedIn>();
  for (let number = 2; number <= demoAccounts; number++) {
    const { id: userId, name, email } = demoIdentity(number);
    for (const feature of lifecycle) await feature.erased?.(services, userId);
    await deleteAccount(db, userId);
    const createdAt = new Date(now.getTime() - 210 * day);
    const written = await insertAccount(db, {
      account: { id: userId, email, emailKey: email, role: 'user', createdAt },
      student: {
        userId,
        name,
        preferences: defaultPreferences,
        plan: 'premium',
        planExpiresAt: new Date(now.getTime() + 365 * day),
        timeZone: defaultTimeZone,
        emailVerifiedAt: now,
      },
      consentVersion: null,
    });
    if (!written) throw new Error(`Outra conta já usa o endereço ${email}.`);
    authors.set(number, { userId, sessionId: NIL, role: 'user', timeZone: defaultTimeZone });
  }
  return authors;
}

/** How many accounts belong to people: neither demonstration nor test accounts. */
export async function countPeople(db: Db): Promise<number> {
  const demos = Array.from({ length: demoAccounts }, (_, index) => demoIdentity(index + 1).id);
  const [row] = await db
    .select({ people: count() })
    .from(accounts)
    .where(and(ne(accounts.role, 'user_test'), notInArray(accounts.id, demos)));
  return row?.people ?? 0;
}
