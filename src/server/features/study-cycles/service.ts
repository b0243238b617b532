import { v7 as uuidv7 } from 'uuid';
import { librarySubjectOf } from '#server/content/topic-lessons.ts';
import { requireRoom } from '#server/features/accounts/plan/quota-service.ts';
import { todayOf } from '#server/features/accounts/service.ts';
import { followWithCycle, syllabusOfCycle } from '#server/features/syllabi/materials/followed-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { CacheableJson } from '#server/platform/http/response-cache.ts';
import type { Services } from '#server/platform/services.ts';
import { ownDays } from '#shared/contracts/day-input.schemas.ts';
import type { CreateCycle, StudyCycle } from '#shared/contracts/study-cycles.ts';
import { cycleSlots, lastBlockDay } from '#shared/rules/cycles/cycle-slots.ts';
import { numbered } from '#shared/rules/plans/replan.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { insertBlocks } from './block-queries.ts';
import { layOut, refuseBrokenRules, withMinutes } from './layout-service.ts';
import { presentCard } from './present.ts';
import {
  countCycles,
  deleteCycle,
  findCycle,
  findCycleVersion,
  findListVersion,
  insertCycle,
  listCycleCards,
} from './queries.ts';
import { suggestSubjects } from './subject-service.ts';

/** The student's cycles, newest first, whose names hold `search`. */
export async function listStudyCycles(
  { db }: Services,
  { userId }: SignedIn,
  search: string,
): Promise<CacheableJson> {
  const wanted = fold(search);
  const [list] = await findListVersion(db, { userId });
  return new CacheableJson(`study cycles of ${userId} ${wanted}`, `${list?.version}`, async () => {
    const rows = await listCycleCards(db, userId);
    const cycles = rows.filter(({ name }) => fold(name).includes(wanted)).map(presentCard);
    return JSON.stringify({ data: { cycles } });
  });
}

/** Throws `cycle_not_found` (404). */
export async function getStudyCycle(
  services: Services,
  { userId }: SignedIn,
  cycleId: string,
): Promise<CacheableJson> {
  const [cycle] = await findCycleVersion(services.db, { userId, cycleId });
  if (!cycle) throw notFound('study_cycles.cycle_not_found');
  const syllabus = await syllabusOfCycle(services, userId, cycleId);
  return new CacheableJson(
    `study cycle ${userId} ${cycleId}`,
    `${cycle.version} ${JSON.stringify(syllabus)}`,
    async () => `{"data":{"cycle":${await cycleJson(services, userId, cycleId)}}}`,
  );
}

const taughtOf = (names: readonly string[]): StudyCycle['taught'] =>
  names.flatMap((name) => {
    const librarySubject = librarySubjectOf(name);
    return librarySubject ? [{ name, librarySubject }] : [];
  });

/** The cycle as the contract's JSON, its weeks as the database writes them. Throws `cycle_not_found` (404). */
export async function cycleJson({ db }: Services, userId: string, cycleId: string): Promise<string> {
  const [row] = await findCycle(db, { userId, cycleId });
  if (!row) throw notFound('study_cycles.cycle_not_found');
  const { canUndoReplan, ...card } = row.cycle;
  const taught = taughtOf(card.subjects.map(({ name }) => name));
  const syllabus = await syllabusOfCycle({ db }, userId, cycleId);
  const open = JSON.stringify({ ...presentCard(card), canUndoReplan, syllabus, taught }).slice(0, -1);
  return `${open},"schedule":${row.weeksJson}}`;
}

/**
 * Lays a cycle out and answers its id. Throws the rules of days and hours and `too_many_subjects` (422), the `quotas`
 * codes (403) and `suggestions_failed` (502).
 */
export async function generateStudyCycle(
  services: Services,
  student: SignedIn,
  { cycleDurationInWeeks: totalWeeks, useAIForSubjects, syllabusId, ...given }: CreateCycle,
): Promise<string> {
  const { userId, timeZone } = student;
  const input = ownDays(given, timeZone);
  refuseBrokenRules(input, todayOf(services, student));
  const span = { from: 0, until: lastBlockDay({ ...input, weeks: totalWeeks }) };
  const chosen = useAIForSubjects
    ? await suggestSubjects(services, student, input.studyFocus)
    : { subjects: input.subjects, engine: null };
  // A student can't shorten what is only suggested: the most important ones that there are blocks for.
  const room = useAIForSubjects ? cycleSlots(input, span.from, span.until).length : chosen.subjects.length;
  const subjects =
    chosen.subjects.length > room
      ? chosen.subjects.toSorted((one, other) => other.priority - one.priority).slice(0, room)
      : chosen.subjects;
  const blocks = numbered(layOut({ ...input, ...span, subjects }));
  const cycleId = uuidv7();
  await inTransaction(services.db, async (tx) => {
    await requireRoom({ ...services, db: tx }, userId, async () => ({
      studyCycles: (await countCycles(tx, userId)) + 1,
    }));
    await insertCycle(tx, {
      ...input,
      userId,
      id: cycleId,
      totalWeeks,
      engine: chosen.engine,
      studyFocus: useAIForSubjects ? input.studyFocus : '',
      subjects: withMinutes(subjects, blocks),
      examDate: input.examDate ?? null,
      blockCount: blocks.length,
      createdAt: services.clock.now(),
    });
    await insertBlocks(tx, userId, cycleId, blocks);
    if (syllabusId) await followWithCycle({ db: tx }, userId, syllabusId, cycleId);
  });
  return cycleId;
}

/** Throws `cycle_not_found` (404). */
export async function deleteStudyCycle(
  { db }: Services,
  { userId }: SignedIn,
  cycleId: string,
): Promise<void> {
  if (!(await deleteCycle(db, userId, cycleId))) throw notFound('study_cycles.cycle_not_found');
}
