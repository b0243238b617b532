import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { BlockAnswer, CycleBlock } from '#shared/contracts/study-cycles.ts';
import { progressOf } from '#shared/rules/plans/plan-progress.ts';
import { numbered } from '#shared/rules/plans/replan.ts';
import { type StudyDay, type Weekday, weekdayOf, weekdays } from '#shared/rules/time/study-day.ts';
import { type Counts, findBlock, insertBlocks, listBlocks, tickBlock, updateBlock } from './block-queries.ts';
import { layOut, withMinutes } from './layout-service.ts';
import { presentBlock } from './present.ts';
import { type Cycle, changeCycle, lockCycle } from './queries.ts';
import type { PlacedBlock } from './tables.ts';

interface BlockTick {
  /** From 0. */
  weekIndex: number;
  day: Weekday;
  /** From 0. */
  blockIndex: number;
}

interface BlockState {
  completed: boolean;
  /** Finds the block wherever it stands by now. */
  blockId?: string | undefined;
}

const answer = ({ doneCount, blockCount, totalWeeks }: Counts, block: CycleBlock): BlockAnswer => ({
  success: true,
  progress: progressOf(doneCount, blockCount),
  completedBlocks: doneCount,
  totalBlocks: blockCount,
  totalWeeks,
  block,
});

/** Ticks or unticks a block; the last open one of a round begins another lap. Throws `block_not_found` (404). */
export async function setBlock(
  services: Services,
  student: SignedIn,
  cycleId: string,
  { weekIndex, day, blockIndex: position }: BlockTick,
  { completed, blockId }: BlockState,
): Promise<BlockAnswer> {
  const { userId } = student;
  const today = todayOf(services, student);
  const weekday = weekdays.indexOf(day);
  const at = { userId, cycleId, weekIndex, weekday, position, blockId: blockId ?? null, completed, today };
  const [ticked] = await tickBlock(services.db, at);
  if (ticked) {
    const { doneCount, blockCount, totalWeeks, ...block } = ticked;
    return answer({ doneCount, blockCount, totalWeeks }, block);
  }
  return inTransaction(services.db, async (tx) => {
    const placeIn = ({ startDate }: Cycle) => ({
      day: weekIndex * 7 + ((weekday - weekdays.indexOf(weekdayOf(startDate)) + 7) % 7),
      position,
    });
    const { cycle, block } = await lockBlock(tx, userId, cycleId, (cycle) =>
      blockId === undefined ? placeIn(cycle) : { id: blockId },
    );
    return change(tx, cycle, block, { completed, today });
  });
}

/**
 * Says how many minutes of a block are studied: fewer than it has leave it open, all of them complete it. Throws
 * `block_not_found` (404).
 */
export function setMinutes(
  services: Services,
  student: SignedIn,
  cycleId: string,
  blockId: string,
  minutes: number,
): Promise<BlockAnswer> {
  const { userId } = student;
  return inTransaction(services.db, async (tx) => {
    const { cycle, block } = await lockBlock(tx, userId, cycleId, () => ({ id: blockId }));
    const completed = minutes >= block.duration;
    return change(tx, cycle, block, {
      completed,
      today: todayOf(services, student),
      // What completes it is forgotten: unticked, it has the minutes from before.
      minutesDone: completed ? block.minutesDone : minutes,
    });
  });
}

interface StudiedBlock {
  cycleId: string;
  blockId: string;
  minutes: number;
  /** Whether the block is done with it; a full block of a round always is. */
  completes: boolean;
  /** The student's day. */
  today: StudyDay;
}

/**
 * Adds studied minutes to a block, in the transaction `tx`, and says of what subject it is; null when the cycle or
 * the block is gone.
 */
export async function studyBlock(
  tx: Db,
  userId: string,
  { cycleId, blockId, minutes, completes, today }: StudiedBlock,
): Promise<{ subject: string } | null> {
  const cycle = await lockCycle(tx, userId, cycleId);
  const block = cycle && (await findBlock(tx, userId, cycleId, { id: blockId }));
  if (!block) return null;
  if (block.completedOn === null) {
    const minutesDone = block.minutesDone + Math.round(minutes);
    const isFull = minutesDone >= block.duration;
    const completed = completes || (isFull && cycle.mode === 'sequence');
    const known = completed ? block.minutesDone : block.duration;
    await change(tx, cycle, block, { completed, today, minutesDone: isFull ? known : minutesDone });
  }
  return { subject: block.subject };
}

/** A block with its cycle, which is locked. Throws `block_not_found` (404). */
async function lockBlock(
  tx: Db,
  userId: string,
  cycleId: string,
  placeIn: (cycle: Cycle) => Parameters<typeof findBlock>[3],
): Promise<{ cycle: Cycle; block: PlacedBlock }> {
  const cycle = await lockCycle(tx, userId, cycleId);
  const block = cycle && (await findBlock(tx, userId, cycleId, placeIn(cycle)));
  if (!block) throw notFound('study_cycles.block_not_found');
  return { cycle, block };
}

interface Change {
  completed: boolean;
  today: StudyDay;
  /** As it was, when absent. */
  minutesDone?: number;
}

async function change(
  tx: Db,
  cycle: Cycle,
  block: PlacedBlock,
  { completed, today, minutesDone = block.minutesDone }: Change,
): Promise<BlockAnswer> {
  const { userId, id: cycleId } = cycle;
  const completedOn = completed ? (block.completedOn ?? today) : null;
  await updateBlock(tx, userId, cycleId, block.id, { completedOn, minutesDone });
  const moved = Number(completed) - Number(block.completedOn !== null);
  const changed = await changeCycle(tx, userId, cycleId, { doneCount: cycle.doneCount + moved });
  const after = await continueRound(tx, changed);
  return answer(after, presentBlock({ ...block, completedOn, minutesDone }));
}

/** Begins the next lap of a round that has no open block left: one more week of blocks. The cycle is locked. */
export async function continueRound(tx: Db, cycle: Cycle): Promise<Cycle> {
  if (cycle.mode !== 'sequence' || cycle.doneCount < cycle.blockCount) return cycle;
  const { userId, id: cycleId, totalWeeks } = cycle;
  const kept = await listBlocks(tx, userId, cycleId);
  const week = { from: totalWeeks * 7, until: totalWeeks * 7 + 6 };
  const lap = numbered(layOut({ ...cycle, ...week, kept }));
  await insertBlocks(tx, userId, cycleId, lap);
  return changeCycle(tx, userId, cycleId, {
    totalWeeks: totalWeeks + 1,
    blockCount: cycle.blockCount + lap.length,
    subjects: withMinutes(cycle.subjects, [...kept, ...lap]),
  });
}
