import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, revision } from '#server/platform/database/columns.ts';
import { fallbacks } from '#shared/contracts/engine.ts';
import {
  type Activity,
  activityKinds,
  type CreateStudyPlan,
  type EvaluationMethod,
  type PlanResource,
  planDifficulties,
  topicPriorities,
} from '#shared/contracts/study-plans.ts';

export const studyPlans = pgTable(
  'study_plans',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    subject: text().notNull(),
    difficulty: text({ enum: planDifficulties }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isAdvanced: boolean('is_advanced').notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    isClone: boolean('is_clone').notNull().default(false),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    timeAvailable: doublePrecision('time_available').notNull(),
    numberOfWeeks: integer('number_of_weeks').notNull(),
    weeklySchedule: jsonb('weekly_schedule').$type<CreateStudyPlan['weeklySchedule']>(),
    goals: jsonb().$type<string[]>().notNull(),
    evaluationMethods: jsonb('evaluation_methods').$type<EvaluationMethod[]>().notNull(),
    resources: jsonb().$type<PlanResource[]>().notNull(),
    engine: text({ enum: ['local', 'model'] }).notNull(),
    fallback: text({ enum: fallbacks }),
    examDate: date('exam_date', { mode: 'string' }),
    itemCount: integer('item_count').notNull(),
    doneCount: integer('done_count').notNull().default(0),
    averageRating: doublePrecision('average_rating').notNull().default(0),
    numberOfReviews: integer('number_of_reviews').notNull().default(0),
    revision: revision(),
    clonedFrom: uuid('cloned_from'),
    clonedVersion: integer('cloned_version'),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** An activity where it stands: `day` counts from the plan's first, `position` within the day. */
export interface PlacedActivity extends Omit<Activity, '_id'> {
  id: string;
  day: number;
  position: number;
  /** How often its time or day was another. */
  changes: number;
}

export const studyPlanTopics = pgTable(
  'study_plan_topics',
  {
    userId: uuid('user_id').notNull(),
    planId: uuid('plan_id').notNull(),
    position: integer().notNull(),
    id: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    priority: text({ enum: topicPriorities }).notNull(),
    completed: boolean().notNull().default(false),
    completedOn: date('completed_on', { mode: 'string' }),
    revisedOn: date('revised_on', { mode: 'string' }).array().notNull().default([]),
    questionsDone: integer('questions_done').notNull().default(0),
    questionsRight: integer('questions_right').notNull().default(0),
    sourceId: integer('source_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId, table.position] })],
);

export const studyPlanActivities = pgTable(
  'study_plan_activities',
  {
    userId: uuid('user_id').notNull(),
    planId: uuid('plan_id').notNull(),
    day: integer().notNull(),
    position: integer().notNull(),
    time: text().notNull(),
    duration: integer().notNull(),
    topic: text().notNull(),
    description: text().notNull(),
    completed: boolean().notNull().default(false),
    id: uuid().notNull().defaultRandom(),
    changes: integer().notNull().default(0),
    kind: text({ enum: activityKinds }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId, table.day, table.position] })],
);

export const generationTasks = pgTable(
  'generation_tasks',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    status: text({ enum: ['processing', 'completed', 'failed'] }).notNull(),
    progress: integer().notNull().default(0),
    step: text().notNull(),
    request: jsonb().$type<CreateStudyPlan>().notNull(),
    resultId: uuid('result_id'),
    errorCode: text('error_code'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const studyPlanQuestions = pgTable(
  'study_plan_questions',
  {
    userId: uuid('user_id').notNull(),
    planId: uuid('plan_id').notNull(),
    id: uuid().notNull(),
    topicId: integer('topic_id').notNull(),
    topic: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    done: integer().notNull(),
    right: integer('right_count').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId, table.id] })],
);

export const studyPlanUndos = pgTable(
  'study_plan_undos',
  {
    userId: uuid('user_id').notNull(),
    planId: uuid('plan_id').notNull(),
    activities: jsonb().$type<PlacedActivity[]>().notNull(),
    numberOfWeeks: integer('number_of_weeks').notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId] })],
);
