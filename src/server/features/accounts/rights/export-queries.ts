import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { dataExportParts, dataExports } from '../tables.ts';

export type ExportRow = typeof dataExports.$inferSelect;

const ofStudent = (userId: string) => eq(dataExports.userId, userId);
const isOne = ({ userId, id }: Pick<ExportRow, 'userId' | 'id'>) =>
  and(eq(dataExports.userId, userId), eq(dataExports.id, id));

export async function findExport(db: Db, userId: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(dataExports).where(ofStudent(userId));
  return row;
}

/** In the place of an earlier one, whose file goes with it. */
export async function replaceExport(tx: Db, row: typeof dataExports.$inferInsert): Promise<ExportRow> {
  await tx.delete(dataExports).where(ofStudent(row.userId));
  const [inserted] = await tx.insert(dataExports).values(row).returning();
  return inserted as ExportRow;
}

/** Whether it is still the student's copy: another may have taken its place. */
export async function updateExport(
  db: Db,
  one: Pick<ExportRow, 'userId' | 'id'>,
  changes: Partial<ExportRow>,
): Promise<boolean> {
  const rows = await db.update(dataExports).set(changes).where(isOne(one)).returning({ id: dataExports.id });
  return rows.length > 0;
}

/** The address that fetches the copy works no more; the copy stays. */
export async function deleteExportLink(tx: Db, userId: string): Promise<void> {
  await tx.update(dataExports).set({ tokenHash: null, tokenExpiresAt: null }).where(ofStudent(userId));
}

export async function deleteParts(db: Db, userId: string): Promise<void> {
  await db.delete(dataExportParts).where(eq(dataExportParts.userId, userId));
}

export async function insertPart(db: Db, part: typeof dataExportParts.$inferInsert): Promise<void> {
  await db.insert(dataExportParts).values(part);
}

/** The file of a copy, piece by piece. */
export async function* readParts(db: Db, userId: string): AsyncGenerator<Buffer> {
  for (let position = -1; ; ) {
    const [part] = await db
      .select()
      .from(dataExportParts)
      .where(and(eq(dataExportParts.userId, userId), gt(dataExportParts.position, position)))
      .orderBy(asc(dataExportParts.position))
      .limit(1);
    if (!part) return;
    yield part.bytes;
    position = part.position;
  }
}

/** Uses the link of a copy up; the copy, unless the link never worked, was used or has ended. */
export async function takeExportLink(
  db: Db,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<ExportRow | undefined> {
  const isGood = and(eq(dataExports.tokenHash, tokenHash), gt(dataExports.tokenExpiresAt, now));
  const [row] = await db
    .update(dataExports)
    .set({ tokenHash: null, tokenExpiresAt: null })
    .where(and(ofStudent(userId), eq(dataExports.status, 'ready'), isGood))
    .returning();
  return row;
}
