import { sql } from 'drizzle-orm';
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { type CycleSubject, cycleModes, type WeeklyHours } from '#shared/contracts/study-cycles.ts';

export const studyCycles = pgTable(
  'study_cycles',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    studyFocus: text('study_focus').notNull(),
    engine: text({ enum: ['local', 'model'] }),
    mode: text({ enum: cycleModes }).notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    totalWeeks: integer('total_weeks').notNull(),
    weeklySchedule: jsonb('weekly_schedule').$type<WeeklyHours>().notNull(),
    subjects: jsonb().$type<CycleSubject[]>().notNull(),
    studyBlockSize: integer('study_block_size').notNull(),
    breakSize: integer('break_size').notNull(),
    startsAt: text('starts_at').notNull(),
    examDate: date('exam_date', { mode: 'string' }),
    blockCount: integer('block_count').notNull(),
    doneCount: integer('done_count').notNull().default(0),
    revision: bigint({ mode: 'number' }).notNull().default(sql`(random() * 9007199254740991)::bigint`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const studyCycleBlocks = pgTable(
  'study_cycle_blocks',
  {
    userId: uuid('user_id').notNull(),
    cycleId: uuid('cycle_id').notNull(),
    day: integer().notNull(),
    position: integer().notNull(),
    id: uuid().notNull().defaultRandom(),
    time: text().notNull(),
    duration: integer().notNull(),
    subject: text().notNull(),
    completedOn: date('completed_on', { mode: 'string' }),
    minutesDone: integer('minutes_done').notNull().default(0),
    changes: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cycleId, table.day, table.position] })],
);

/** A block where it stands: `day` counts from the cycle's first, `position` within the day. */
export type PlacedBlock = Omit<typeof studyCycleBlocks.$inferSelect, 'userId' | 'cycleId'>;

export const studyCycleUndos = pgTable(
  'study_cycle_undos',
  {
    userId: uuid('user_id').notNull(),
    cycleId: uuid('cycle_id').notNull(),
    blocks: jsonb().$type<PlacedBlock[]>().notNull(),
    totalWeeks: integer('total_weeks').notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cycleId] })],
);
