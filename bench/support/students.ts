import { v7 as uuidv7 } from 'uuid';
import { insertAccount } from '#server/features/accounts/queries.ts';
import { defaultPreferences } from '#server/features/accounts/user.ts';
import { insertPlaced, placedIn } from '#server/features/study-plans/queries/write-queries.ts';
import { studyPlans, studyPlanTopics } from '#server/features/study-plans/tables.ts';
import { argon2Passwords } from '#server/platform/auth/passwords.ts';
import { accessTokens } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { defaultTimeZone } from '#shared/rules/time/study-day.ts';
import { largePlan, makePlan, subjects, usualPlan } from './plans.ts';

export const password = 'segredo-do-banco-de-provas';
export const plansPerStudent = 20;

export interface BenchStudent {
  userId: string;
  email: string;
  /** Their one plan of `largePlan`'s size; the others are of the usual size. */
  planId: string;
  /** Where its activities are: week, day and position, all from 0. */
  activities: (readonly [week: number, day: number, activity: number])[];
}

/** Puts `count` students who share one password, with `plans` each, into an empty, migrated database. */
export async function insertStudents(
  db: Db,
  count: number,
  plans: number = plansPerStudent,
): Promise<BenchStudent[]> {
  const passwordHash = await argon2Passwords().hash(password);
  const large = subjects.map((subject) => makePlan(subject, largePlan));
  const usual = subjects.map((subject) => makePlan(subject, usualPlan));
  const students: BenchStudent[] = [];
  for (let number = 0; number < count; number++) {
    const made = Array.from({ length: plans }, (_, position) => {
      const kind = position === 0 ? large : usual;
      const content = kind[(number + position) % kind.length] as (typeof large)[number];
      return { ...content, id: uuidv7(), createdAt: new Date(Date.now() - position * 3_600_000) };
    });
    students.push(await insertStudent(db, `estudante${number}@example.com`, passwordHash, made));
  }
  return students;
}

type MadePlan = ReturnType<typeof makePlan> & { id: string; createdAt: Date };

function insertStudent(db: Db, email: string, passwordHash: string, made: MadePlan[]): Promise<BenchStudent> {
  const userId = uuidv7();
  return inTransaction(db, async (tx) => {
    await insertAccount(tx, {
      account: { id: userId, email, emailKey: email, role: 'user', createdAt: new Date() },
      student: {
        userId,
        name: 'Ana Souza',
        passwordHash,
        preferences: defaultPreferences,
        timeZone: defaultTimeZone,
      },
      consentVersion,
    });
    const plans = made.map(({ id, createdAt, plan }) => ({ ...plan, userId, id, createdAt }));
    await tx.insert(studyPlans).values(plans);
    const topics = made.flatMap(({ id: planId, topics }) =>
      topics.map((topic, position) => ({ ...topic, userId, planId, position, id: position })),
    );
    await tx.insert(studyPlanTopics).values(topics);
    for (const { id, schedule } of made) await insertPlaced(tx, userId, id, placedIn(schedule));
    const [first] = made;
    return { userId, email, planId: first?.id ?? '', activities: first?.activities ?? [] };
  });
}

/** What a browser and the web client send along for a signed-in student; good for 15 minutes. */
export async function headersOf({ userId }: BenchStudent, secret: string): Promise<Record<string, string>> {
  const who = { userId, sessionId: userId, role: 'user', timeZone: defaultTimeZone } as const;
  const token = await accessTokens(secret).sign(who, new Date());
  return {
    authorization: `Bearer ${token}`,
    'x-time-zone': defaultTimeZone,
    'accept-encoding': 'gzip, deflate, br, zstd',
  };
}
