import { and, count, ne, notInArray } from 'drizzle-orm';
import { NIL, v5 as uuidv5 } from 'uuid';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { defaultTimeZone } from '#shared/rules/study-day.ts';
import { findStudent, insertAccount, updateStudent } from './queries.ts';
import { accounts } from './tables.ts';
import { defaultPreferences } from './user.ts';

const namespace = '2f0d1c5e-8f0b-4d4e-9c7a-6d1f5b3a9e42';
const name = 'Conta de demonstração 1';

/** The demo student: the same on every installation. */
export const demoAccount = {
  id: uuidv5(name, namespace),
  name,
  email: 'demo1@orbita.invalid',
  password: 'orbita-demo-1',
} as const;

const day = 86_400_000;

/**
 * Creates the demo student, or gives them back what a visitor may have changed: name, password, picture,
 * preferences and premium tier. Their sessions and time zone stay. Throws when somebody else has their address.
 */
export async function seedAccount({ db, clock }: Parts): Promise<SignedIn> {
  const now = clock.now();
  const { id, email } = demoAccount;
  const fields = {
    name,
    passwordHash: await hashPassword(demoAccount.password),
    profilePicture: null,
    preferences: defaultPreferences,
    plan: 'premium' as const,
    planExpiresAt: new Date(now.getTime() + 365 * day),
    birthYear: 2000,
    emailVerifiedAt: now,
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

/** How many accounts belong to people: neither the demo student nor test accounts. */
export async function countPeople(db: Db): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(accounts)
    .where(and(ne(accounts.role, 'user_test'), notInArray(accounts.id, [demoAccount.id])));
  return row?.people ?? 0;
}
