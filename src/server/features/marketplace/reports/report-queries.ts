import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { planReports } from '../tables.ts';

type ReportRow = typeof planReports.$inferSelect;

/** False for a student's second report of the same, which changes nothing. */
export async function insertReport(tx: Db, report: typeof planReports.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(planReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ targetId: planReports.targetId });
  return added.length > 0;
}

const openOn = (listingId: string, targetId: string) =>
  and(
    eq(planReports.listingId, listingId),
    eq(planReports.targetId, targetId),
    isNull(planReports.decidedAt),
  );

/** Reports that count and that nobody decided on. */
export async function countReports(tx: Db, listingId: string, targetId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(planReports)
    .where(and(openOn(listingId, targetId), eq(planReports.counts, true)));
  return row?.total ?? 0;
}

/** The oldest that nobody decided on, as many as a moderator looks through. */
export const listOpenReports = (db: Db): Promise<ReportRow[]> =>
  db
    .select()
    .from(planReports)
    .where(isNull(planReports.decidedAt))
    .orderBy(asc(planReports.createdAt))
    .limit(500);

/** An open report of something. */
export async function findReported(tx: Db, targetId: string): Promise<ReportRow | undefined> {
  const [row] = await tx
    .select()
    .from(planReports)
    .where(and(eq(planReports.targetId, targetId), isNull(planReports.decidedAt)))
    .limit(1);
  return row;
}

export async function decideReports(
  tx: Db,
  { listingId, targetId, decidedAt }: { listingId: string; targetId: string; decidedAt: Date },
): Promise<void> {
  await tx.update(planReports).set({ decidedAt }).where(openOn(listingId, targetId));
}

/** The reports count on, as nobody's and each as another's: what hides the student is kept nowhere. */
export async function anonymiseReports(tx: Db, userId: string): Promise<void> {
  const { userId: reporter, listingId, targetId } = planReports;
  const nobody = sql`md5(${randomUUID()}::text || ${reporter}::text || ${listingId}::text || ${targetId}::text)::uuid`;
  await tx.update(planReports).set({ userId: nobody }).where(eq(reporter, userId));
}
