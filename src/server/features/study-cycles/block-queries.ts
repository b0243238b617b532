import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { newRevision } from '#server/platform/database/columns.ts';
import { type Db, preparedSql } from '#server/platform/database/database.ts';
import type { CycleBlock } from '#shared/contracts/study-cycles.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { type PlacedBlock, studyCycleBlocks, studyCycleUndos } from './tables.ts';

/** The columns of a block, under the contract's names. */
const blockColumns = sql`
  id as _id, time, subject, duration, completed_on is not null as completed, minutes_done as "minutesDone",
  completed_on::text as "completedOn"`;

interface TickBlock {
  userId: string;
  cycleId: string;
  /** From 0. */
  weekIndex: number;
  /** 0 is Sunday. */
  weekday: number;
  position: number;
  /** Whose place this has to be; null for whichever stands there. */
  blockId: string | null;
  completed: boolean;
  /** The student's day. */
  today: StudyDay;
  [key: string]: unknown;
}

export interface Counts {
  doneCount: number;
  blockCount: number;
  totalWeeks: number;
}

const writeTick = preparedSql<TickBlock & { revision: number }, Counts & CycleBlock>(
  'tick_block',
  sql`
  with cycle as (
    select start_date, mode = 'sequence' and done_count + 1 = block_count as is_last
    from study_cycles
    where user_id = ${sql.placeholder('userId')} and id = ${sql.placeholder('cycleId')}
    for update
  ),
  target as (
    select block.day, block.position, block.completed_on is not null as was
    from cycle, study_cycle_blocks block
    where block.user_id = ${sql.placeholder('userId')} and block.cycle_id = ${sql.placeholder('cycleId')}
      and block.day = ${sql.placeholder('weekIndex')}::int * 7
        + (${sql.placeholder('weekday')}::int - extract(dow from cycle.start_date)::int + 7) % 7
      and block.position = ${sql.placeholder('position')}::int
      and block.id = coalesce(${sql.placeholder('blockId')}::uuid, block.id)
      and not (cycle.is_last and ${sql.placeholder('completed')}::boolean and block.completed_on is null)
    for update of block
  ),
  ticked as (
    update study_cycle_blocks block
    set completed_on = case
      when ${sql.placeholder('completed')}::boolean then coalesce(completed_on, ${sql.placeholder('today')}::date)
    end
    from target
    where block.user_id = ${sql.placeholder('userId')} and block.cycle_id = ${sql.placeholder('cycleId')}
      and block.day = target.day and block.position = target.position
    returning block.*
  ),
  counted as (
    update study_cycles cycle
    set done_count = done_count + ${sql.placeholder('completed')}::boolean::int - target.was::int,
      revision = ${sql.placeholder('revision')}
    from target
    where cycle.user_id = ${sql.placeholder('userId')} and cycle.id = ${sql.placeholder('cycleId')}
    returning cycle.done_count, cycle.block_count, cycle.total_weeks
  )
  select ${blockColumns}, done_count as "doneCount", block_count as "blockCount", total_weeks as "totalWeeks"
  from ticked, counted`,
);

/**
 * Ticks or unticks one block and moves the cycle's count, the cycle locked first: ticks wait for each other, none is
 * lost. No row: no such cycle or block, or it is the last open one of a round, which begins another lap.
 */
export const tickBlock = (db: Db, tick: TickBlock) => writeTick(db, { ...tick, revision: newRevision() });

const blocksOf = (userId: string, cycleId: string) =>
  and(eq(studyCycleBlocks.userId, userId), eq(studyCycleBlocks.cycleId, cycleId));
const undoOf = (userId: string, cycleId: string) =>
  and(eq(studyCycleUndos.userId, userId), eq(studyCycleUndos.cycleId, cycleId));

const { userId: _user, cycleId: _cycle, ...placedColumns } = getTableColumns(studyCycleBlocks);

export const listBlocks = (tx: Db, userId: string, cycleId: string): Promise<PlacedBlock[]> =>
  tx
    .select(placedColumns)
    .from(studyCycleBlocks)
    .where(blocksOf(userId, cycleId))
    .orderBy(placedColumns.day, placedColumns.position);

export async function findBlock(
  tx: Db,
  userId: string,
  cycleId: string,
  at: { id: string } | { day: number; position: number },
): Promise<PlacedBlock | undefined> {
  const place =
    'id' in at
      ? eq(studyCycleBlocks.id, at.id)
      : and(eq(studyCycleBlocks.day, at.day), eq(studyCycleBlocks.position, at.position));
  const [block] = await tx
    .select(placedColumns)
    .from(studyCycleBlocks)
    .where(and(blocksOf(userId, cycleId), place));
  return block;
}

export async function updateBlock(
  tx: Db,
  userId: string,
  cycleId: string,
  id: string,
  changes: Pick<PlacedBlock, 'completedOn' | 'minutesDone'>,
): Promise<void> {
  await tx
    .update(studyCycleBlocks)
    .set(changes)
    .where(and(blocksOf(userId, cycleId), eq(studyCycleBlocks.id, id)));
}

/** Written in portions: a statement takes no more than 65,535 values. */
const blocksAtOnce = 2000;

export type NewBlock = Omit<PlacedBlock, 'id' | 'completedOn' | 'minutesDone' | 'changes'> &
  Partial<PlacedBlock>;

export async function insertBlocks(
  tx: Db,
  userId: string,
  cycleId: string,
  blocks: readonly NewBlock[],
): Promise<void> {
  const rows = blocks.map((block) => ({ ...block, userId, cycleId }));
  for (let from = 0; from < rows.length; from += blocksAtOnce)
    await tx.insert(studyCycleBlocks).values(rows.slice(from, from + blocksAtOnce));
}

/** Puts other blocks in place of a cycle's. */
export async function replaceBlocks(
  tx: Db,
  userId: string,
  cycleId: string,
  blocks: readonly NewBlock[],
): Promise<void> {
  await tx.delete(studyCycleBlocks).where(blocksOf(userId, cycleId));
  await insertBlocks(tx, userId, cycleId, blocks);
}

/** Keeps the way back from one replan; an earlier one is forgotten. */
export async function keepUndo(tx: Db, undo: typeof studyCycleUndos.$inferInsert): Promise<void> {
  await tx.delete(studyCycleUndos).where(undoOf(undo.userId, undo.cycleId));
  await tx.insert(studyCycleUndos).values(undo);
}

export async function takeUndo(tx: Db, userId: string, cycleId: string) {
  const [undo] = await tx.delete(studyCycleUndos).where(undoOf(userId, cycleId)).returning();
  return undo;
}
