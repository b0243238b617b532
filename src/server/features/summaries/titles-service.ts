import type { Services } from '#server/platform/services.ts';
import { listTitles, lockSummary } from './queries.ts';

type Within = Pick<Services, 'db'>;

/** Titles of some of the student's summaries, by id; without those that are none of theirs. */
export async function summaryTitles(
  { db }: Within,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await listTitles(db, userId, ids)).map(({ id, title }) => [id, title]));
}

/** Whether the student has this summary, which then stays until the transaction ends. */
export const holdSummary = async ({ db: tx }: Within, userId: string, id: string): Promise<boolean> =>
  (await lockSummary(tx, userId, id)) !== undefined;
