import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import type { OwnSyllabus } from '../queries.ts';
import { syllabusSources } from '../tables.ts';
import type { SyllabusCopy } from './syllabus-copy.ts';

/** Where a student's syllabus came from. */
interface Source {
  syllabusId: string;
  copy: SyllabusCopy;
}

/** Of the newest syllabus that came with a clone, or takes its new versions; undefined when there is none. */
export async function findSource(tx: Db, userId: string, planId: string): Promise<Source | undefined> {
  const [row] = await tx
    .select({ syllabusId: syllabusSources.syllabusId, copy: syllabusSources.copy })
    .from(syllabusSources)
    .where(and(eq(syllabusSources.userId, userId), eq(syllabusSources.planId, planId)))
    .orderBy(desc(syllabusSources.syllabusId))
    .limit(1);
  return row;
}

export async function saveSource(
  tx: Db,
  { userId, syllabusId }: OwnSyllabus,
  planId: string,
  copy: SyllabusCopy,
): Promise<void> {
  await tx
    .insert(syllabusSources)
    .values({ userId, syllabusId, planId, copy })
    .onConflictDoUpdate({ target: [syllabusSources.userId, syllabusSources.syllabusId], set: { copy } });
}
