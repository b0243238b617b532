import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  activitySchema,
  daySchema,
  evaluationMethodSchema,
  generationTaskSchema,
  listedPlanSchema,
  resourceSchema,
  studyPlanCardSchema,
  studyPlanSchema,
  suggestionsSchema,
  topicSchema,
  weekSchema,
} from './study-plan-answers.schemas.ts';
import type { createStudyPlanSchema, updateStudyPlanSchema } from './study-plan-inputs.schemas.ts';
import type { studyPlanSchemas } from './study-plans.schemas.ts';

export const studyPlanLimits = {
  /** Characters of a syllabus. */
  programme: 20_000,
  title: 120,
  subject: 80,
  description: 2000,
  goal: 200,
  goals: 20,
  topicName: 160,
  topicDescription: 1000,
  topics: { min: 5, max: 50, default: 20 },
  weeks: { min: 1, max: 52, default: 4 },
  /** Hours of one day, in steps of 0.5. */
  dailyHours: { min: 0, max: 12, step: 0.5 },
  /** Hours per week; spread over Monday to Friday when no weekly schedule is given. */
  timeAvailable: { min: 0.5, max: 60, default: 20 },
  /** The end date lies from tomorrow to this many days from today. */
  endWithinDays: 31,
  /** The first day may lie this many days back: a student who began on Monday. */
  startBackDays: 31,
  testPlanMinutes: 60,
  /** Shortest trimmed prompt of the suggestions. */
  promptMin: 3,
  prompt: 1000,
  /** An exam lies at most this many days ahead. */
  examWithinDays: 1830,
  reviewComment: 1000,
  /** Questions in one entry of the log. */
  questionsAtOnce: 500,
  /** Average that a reviewed plan needs to be published again. */
  ratingToPublish: 4,
} as const;

export const studyPlanErrorCodes = [
  'study_plans.plan_not_found',
  'study_plans.task_not_found',
  'study_plans.activity_not_found',
  'study_plans.topic_not_found',
  'study_plans.generation_failed',
  'study_plans.unknown_matter',
  'study_plans.end_out_of_range',
  'study_plans.start_out_of_range',
  'study_plans.start_after_end',
  'study_plans.no_hours',
  'study_plans.topics_over_tier',
  'study_plans.weeks_over_tier',
  'study_plans.advanced_over_tier',
  'study_plans.exam_out_of_range',
  'study_plans.clone_not_publishable',
  'study_plans.rating_too_low',
  'study_plans.test_account_publish',
  'study_plans.own_review',
  'study_plans.revision_out_of_turn',
  'study_plans.revision_too_early',
  'study_plans.entry_not_found',
  'study_plans.nothing_to_replan',
  'study_plans.until_out_of_range',
  'study_plans.plan_changed',
  'study_plans.nothing_to_undo',
  'study_plans.pdf_too_heavy',
] as const;

export const creationDifficulties = ['iniciante', 'intermediário', 'avançado'] as const;
export const planDifficulties = ['easy', 'medium', 'hard'] as const;
/** What an activity asks for: `theory` to read, `practice` to do, `review` to recall, `test` to be timed. */
export const activityKinds = ['theory', 'practice', 'review', 'test'] as const;
export const topicPriorities = ['alta', 'média', 'baixa'] as const;
export const resourceTypes = ['livro', 'artigo', 'vídeo', 'curso', 'website', 'other'] as const;

export type CreateStudyPlan = z.output<typeof createStudyPlanSchema>;
export type CreateStudyPlanInput = z.input<typeof createStudyPlanSchema>;
export type Topic = z.output<typeof topicSchema>;
export type Activity = z.output<typeof activitySchema>;
export type ActivityKind = Activity['kind'];
export type PlanDay = z.output<typeof daySchema>;
export type PlanWeek = z.output<typeof weekSchema>;
export type PlanResource = z.output<typeof resourceSchema>;
export type EvaluationMethod = z.output<typeof evaluationMethodSchema>;
export type ListedPlan = z.output<typeof listedPlanSchema>;
export type StudyPlanCard = z.output<typeof studyPlanCardSchema>;
export type StudyPlan = z.output<typeof studyPlanSchema>;
export type GenerationTask = z.output<typeof generationTaskSchema>;
export type UpdateStudyPlan = z.output<typeof updateStudyPlanSchema>;
export type PlanSuggestions = z.output<typeof suggestionsSchema>;

export const studyPlanApi: ApiCalls<typeof studyPlanSchemas> = {
  create: { method: 'POST', path: '/study-plans' },
  status: { method: 'GET', path: '/study-plans/status/:id' },
  list: { method: 'GET', path: '/study-plans' },
  detail: { method: 'GET', path: '/study-plans/:id' },
  update: { method: 'PUT', path: '/study-plans/:id' },
  remove: { method: 'DELETE', path: '/study-plans/:id' },
  suggest: { method: 'POST', path: '/study-plans/ai-suggestions' },
  readWish: { method: 'POST', path: '/study-plans/wish' },
  readProgramme: { method: 'POST', path: '/study-plans/programme' },
  publish: { method: 'POST', path: '/study-plans/:id/publish' },
  unpublish: { method: 'POST', path: '/study-plans/:id/unpublish' },
  review: { method: 'POST', path: '/study-plans/:id/reviews' },
  setActivity: { method: 'PUT', path: '/study-plans/:id/activity-progress' },
  setTopic: { method: 'PUT', path: '/study-plans/:id/topic-progress' },
};
