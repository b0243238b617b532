import { type Pages, requiredPage } from '#server/platform/database/page.ts';
import type { Services } from '#server/platform/services.ts';
import { type AdministeredStudent, administrationLimits } from '#shared/contracts/administration.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { findStudent } from '../queries.ts';
import { hasLeft } from '../user.ts';
import { countRegistrations, type DirectoryRow, listDirectoryRows, listEmails } from './directory-queries.ts';

type Within = Pick<Services, 'db' | 'clock'>;

/** A page of the students whose name or address has `search` in it, and whether there is more. */
export async function listDirectory(
  { db, clock }: Within,
  { search = '', ...pages }: Pages & { search?: string | undefined },
): Promise<{ students: AdministeredStudent[]; hasMore: boolean }> {
  const { offset, limit } = requiredPage(pages, administrationLimits.page);
  const wanted = search
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  const rows = await listDirectoryRows(db, wanted, { offset, limit: limit + 1 });
  const now = clock.now();
  return { students: rows.slice(0, limit).map((row) => present(row, now)), hasMore: rows.length > limit };
}

const present = (row: DirectoryRow, now: Date): AdministeredStudent => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt && new Date(row.lastSeenAt).toISOString(),
  isVerified: row.emailVerifiedAt !== null,
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
  deletionAt: row.deleteAt?.toISOString() ?? null,
  isGoing: hasLeft(row, now),
});

/** Accounts made on each day of a time zone from `from` on, test accounts apart. */
export const listRegistrations = ({ db }: Within, from: StudyDay, timeZone: string) =>
  countRegistrations(db, from, timeZone);

/** Whether there is such a student. */
export const existsStudent = async ({ db }: Within, userId: string): Promise<boolean> =>
  (await findStudent(db, { userId })).length > 0;

/** The addresses of accounts, by id; none for one that is gone. */
export async function emailsOf(
  { db }: Pick<Services, 'db'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await listEmails(db, ids)).map(({ id, email }) => [id, email]));
}
