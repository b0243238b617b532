import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { conflict, notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReplanPreview } from '#shared/contracts/replan.ts';
import { minutesOfCycleDay } from '#shared/rules/cycles/cycle-slots.ts';
import { changedSince, replan } from '#shared/rules/plans/replan.ts';
import { lastReplanDay, laterOf } from '#shared/rules/plans/replan-bounds.ts';
import { replanPreview } from '#shared/rules/plans/replan-preview.ts';
import { minutesOfClock } from '#shared/rules/time/clock-text.ts';
import { addDays, daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { keepUndo, listBlocks, replaceBlocks, takeUndo } from './block-queries.ts';
import { lastDayOf } from './present.ts';
import { changeCycle, lockCycle } from './queries.ts';
import type { PlacedBlock } from './tables.ts';

const replannable = (block: PlacedBlock) => ({
  ...block,
  completed: block.completedOn !== null,
  topic: block.subject,
  description: '',
});

/**
 * Everything a replan of a locked cycle would do. Throws `cycle_not_found` (404), `until_out_of_range` and
 * `nothing_to_replan` (422): nothing is late in a round.
 */
async function prepare(
  tx: Db,
  services: Services,
  student: SignedIn,
  cycleId: string,
  asked: StudyDay | undefined,
) {
  const { userId } = student;
  const cycle = await lockCycle(tx, userId, cycleId);
  if (!cycle) throw notFound('study_cycles.cycle_not_found');
  const before = (await listBlocks(tx, userId, cycleId)).map(replannable);
  if (cycle.mode === 'sequence' || before.every(({ completed }) => completed))
    throw unprocessable('study_cycles.nothing_to_replan');
  const { startDate, examDate } = cycle;
  const today = todayOf(services, student);
  const from = laterOf(today, startDate);
  const lastActivity = addDays(startDate, before.at(-1)?.day ?? 0);
  const until = lastReplanDay({ today, endDate: lastDayOf(cycle), lastActivity, examDate, asked });
  if (!until) throw unprocessable('study_cycles.until_out_of_range');
  const weights = new Map(
    cycle.subjects.map(({ name, difficulty, priority }) => [name, difficulty * priority]),
  );
  const result = replan({
    activities: before,
    from: daysBetween(startDate, from),
    until: daysBetween(startDate, until),
    minutesOf: minutesOfCycleDay(cycle),
    importanceOf: ({ subject }) => weights.get(subject) ?? 0,
    startsAt: minutesOfClock(cycle.startsAt),
    gap: cycle.breakSize,
  });
  return { cycle, before, from, until, ...result };
}

/** What a replan up to `until` would change; changes nothing. */
export function previewReplan(
  services: Services,
  student: SignedIn,
  cycleId: string,
  until: StudyDay | undefined,
): Promise<ReplanPreview> {
  return inTransaction(services.db, async (tx) => {
    const { cycle, ...prepared } = await prepare(tx, services, student, cycleId, until);
    return replanPreview({ version: String(cycle.revision), startDate: cycle.startDate, ...prepared });
  });
}

/** Applies what the preview of `version` showed. Throws `cycle_changed` (409) when the cycle is another by now. */
export async function applyReplan(
  services: Services,
  student: SignedIn,
  cycleId: string,
  { version, until }: { version: string; until?: StudyDay | undefined },
): Promise<void> {
  const { userId } = student;
  await inTransaction(services.db, async (tx) => {
    const { cycle, before, activities } = await prepare(tx, services, student, cycleId, until);
    if (String(cycle.revision) !== version) throw conflict('study_cycles.cycle_changed');
    await replaceBlocks(tx, userId, cycleId, changedSince(before, activities));
    const { totalWeeks } = cycle;
    const lastWeek = Math.floor((activities.at(-1)?.day ?? 0) / 7) + 1;
    const { revision } = await changeCycle(tx, userId, cycleId, {
      totalWeeks: Math.max(totalWeeks, lastWeek),
    });
    await keepUndo(tx, { userId, cycleId, blocks: before, totalWeeks, revision });
  });
}

/** Puts back what the last replan replaced. Throws `nothing_to_undo` (409) once anything else has changed. */
export async function undoReplan({ db }: Services, { userId }: SignedIn, cycleId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cycle = await lockCycle(tx, userId, cycleId);
    if (!cycle) throw notFound('study_cycles.cycle_not_found');
    const undo = await takeUndo(tx, userId, cycleId);
    if (undo?.revision !== cycle.revision) throw conflict('study_cycles.nothing_to_undo');
    const replanned = await listBlocks(tx, userId, cycleId);
    await replaceBlocks(tx, userId, cycleId, changedSince(replanned, undo.blocks));
    await changeCycle(tx, userId, cycleId, { totalWeeks: undo.totalWeeks });
  });
}
