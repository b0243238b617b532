import { and, count, eq, sql } from 'drizzle-orm';
import { newRevision } from '#server/platform/database/columns.ts';
import { type Db, preparedSql } from '#server/platform/database/database.ts';
import { ceiling } from '#server/platform/database/page.ts';
import { weekdays } from '#shared/rules/time/study-day.ts';
import type { CycleRow } from './present.ts';
import { studyCycles } from './tables.ts';

/** The columns of a card, under the contract's names. */
const cardColumns = sql`
  id, name, total_weeks as "totalWeeks", start_date as "startDate", subjects, study_block_size as "studyBlockSize",
  break_size as "breakSize", weekly_schedule as "weeklySchedule", starts_at as "startsAt", mode,
  exam_date as "examDate", study_focus as "studyFocus", engine, block_count as "blockCount",
  done_count as "doneCount", created_at as "createdAt"`;

interface Owned {
  userId: string;
  [key: string]: unknown;
}
interface OwnCycle extends Owned {
  cycleId: string;
}

const readCards = preparedSql<Owned, { cards: CycleRow[] }>(
  'list_cycle_cards',
  sql`
  select coalesce(json_agg(card), '[]') as cards
  from (
    select ${cardColumns} from study_cycles
    where user_id = ${sql.placeholder('userId')}
    order by created_at desc, id
    limit ${sql.raw(String(ceiling.rows))}
  ) card`,
);

/** The student's cycles, newest first. */
export async function listCycleCards(db: Db, userId: string): Promise<CycleRow[]> {
  const [row] = await readCards(db, { userId });
  return row?.cards ?? [];
}

interface Version {
  version: string;
}

/** What is another text whenever a card of the student's list is another. */
export const findListVersion = preparedSql<Owned, Version>(
  'find_cycle_list_version',
  sql`
  select coalesce(bit_xor(revision), 0)::text as version from study_cycles
  where user_id = ${sql.placeholder('userId')}`,
);

/** What is another text whenever anything of the cycle is; no row: there is no such cycle. */
export const findCycleVersion = preparedSql<OwnCycle, Version>(
  'find_cycle_version',
  sql`
  select revision::text as version from study_cycles
  where user_id = ${sql.placeholder('userId')} and id = ${sql.placeholder('cycleId')}`,
);

interface CycleDetail {
  cycle: CycleRow & { canUndoReplan: boolean };
  /** The contract's JSON, ready to send. */
  weeksJson: string;
}

const dayKeys = sql.raw(`array[${weekdays.map((day) => `'${day}'`).join(', ')}]`);

/** One cycle with its weeks; no row: there is no such cycle. */
export const findCycle = preparedSql<OwnCycle, CycleDetail>(
  'find_cycle',
  sql`
  select
    (
      select row_to_json(cycle)
      from (
        select ${cardColumns},
          exists (
            select 1 from study_cycle_undos undo
            where undo.user_id = ${sql.placeholder('userId')} and undo.cycle_id = study_cycles.id
              and undo.revision = study_cycles.revision
          ) as "canUndoReplan"
      ) cycle
    ) as cycle,
    (
      select json_agg(week)::text
      from (
        select day.index / 7 + 1 as "weekNumber", json_agg(day.shown order by day.index) as days
        from (
          select index, json_build_object(
            'day', (${dayKeys})[extract(dow from start_date + index)::int + 1],
            'date', start_date + index,
            'dayNumber', index % 7 + 1,
            'activities', coalesce(activities, '[]')
          ) as shown
          from generate_series(0, total_weeks * 7 - 1) index
          left join (
            select day, json_agg(json_build_object(
              '_id', id, 'time', time, 'subject', subject, 'duration', duration,
              'completed', completed_on is not null, 'minutesDone', minutes_done, 'completedOn', completed_on
            ) order by position) as activities
            from study_cycle_blocks
            where user_id = ${sql.placeholder('userId')} and cycle_id = study_cycles.id
            group by day
          ) studied on studied.day = index
        ) day
        group by day.index / 7
        order by day.index / 7
      ) week
    ) as "weeksJson"
  from study_cycles
  where user_id = ${sql.placeholder('userId')} and id = ${sql.placeholder('cycleId')}`,
);

export async function countCycles(tx: Db, userId: string): Promise<number> {
  const [row] = await tx.select({ cycles: count() }).from(studyCycles).where(eq(studyCycles.userId, userId));
  return row?.cycles ?? 0;
}

export type Cycle = typeof studyCycles.$inferSelect;

const own = (userId: string, cycleId: string) =>
  and(eq(studyCycles.userId, userId), eq(studyCycles.id, cycleId));

/** Locks a cycle, as everything that changes it does first; undefined when there is no such cycle. */
export async function lockCycle(tx: Db, userId: string, cycleId: string): Promise<Cycle | undefined> {
  const [cycle] = await tx.select().from(studyCycles).where(own(userId, cycleId)).for('update');
  return cycle;
}

export async function insertCycle(tx: Db, cycle: typeof studyCycles.$inferInsert): Promise<void> {
  await tx.insert(studyCycles).values(cycle);
}

/** Sets `changes`, and the revision anew also when there are none. */
export async function changeCycle(
  tx: Db,
  userId: string,
  cycleId: string,
  changes: Partial<Omit<Cycle, 'userId' | 'id'>> = {},
): Promise<Cycle> {
  const [changed] = await tx
    .update(studyCycles)
    .set({ ...changes, revision: newRevision() })
    .where(own(userId, cycleId))
    .returning();
  return changed as Cycle;
}

/** False when there was no such cycle. */
export async function deleteCycle(db: Db, userId: string, cycleId: string): Promise<boolean> {
  const gone = await db.delete(studyCycles).where(own(userId, cycleId)).returning({ id: studyCycles.id });
  return gone.length > 0;
}
