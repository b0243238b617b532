import type { Services } from '#server/platform/services.ts';
import type { FollowedSyllabus } from '#shared/contracts/followed-syllabus.schemas.ts';
import { lockSyllabus } from '../queries.ts';
import { findSyllabusOfCycle, insertSyllabusCycle } from './queries.ts';

type Within = Pick<Services, 'db'>;

/** The syllabus that a cycle was made of; null for none. */
export const syllabusOfCycle = async (
  { db }: Within,
  userId: string,
  cycleId: string,
): Promise<FollowedSyllabus> => (await findSyllabusOfCycle(db, userId, cycleId)) ?? null;

/** Within the transaction that makes a cycle: says of what syllabus it is made, unless that is gone. */
export async function followWithCycle(
  { db: tx }: Within,
  userId: string,
  syllabusId: string,
  cycleId: string,
): Promise<void> {
  if (await lockSyllabus(tx, { userId, syllabusId }))
    await insertSyllabusCycle(tx, { userId, syllabusId, cycleId });
}
