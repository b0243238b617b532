import { and, asc, eq, gt, inArray, ne, notLike, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { accounts, students } from './tables.ts';

/** `mayRemind`; the index of these students has all of it but who is suspended. */
const remindable = sql`${students.emailVerifiedAt} is not null and ${students.deleteAt} is null
  and ${students.suspendedAt} is null
  and ${students.preferences} -> 'notifications' ->> 'email' is distinct from 'false'`;

export const listZones = (db: Db) =>
  db.selectDistinct({ timeZone: students.timeZone }).from(students).where(remindable);

/** A portion of those who live in `zones`, by id, after the id `after`; no address that reaches nobody (RFC 2606). */
export const listStudentsIn = (db: Db, zones: string[], after: string | null, limit: number) =>
  db
    .select({
      userId: students.userId,
      timeZone: students.timeZone,
      streak: {
        length: students.streakLength,
        lastOn: students.streakLastOn,
        freezes: students.streakFreezes,
        towardsFreeze: students.streakTowardsFreeze,
      },
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.userId))
    .where(
      and(
        remindable,
        inArray(students.timeZone, zones),
        after ? gt(students.userId, after) : undefined,
        ne(accounts.role, 'user_test'),
        notLike(accounts.emailKey, '%.invalid'),
      ),
    )
    .orderBy(asc(students.userId))
    .limit(limit);
