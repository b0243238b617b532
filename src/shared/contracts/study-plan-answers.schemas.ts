import { z } from 'zod';
import { weekdays } from '#shared/rules/time/study-day.ts';
import { engineSchema, fallbackSchema } from './engine.schemas.ts';
import { followedSyllabusSchema } from './followed-syllabus.schemas.ts';
import { topicLessonsSchema } from './library.schemas.ts';
import { planReviewSchema } from './plan-reviews.schemas.ts';
import {
  activityKinds,
  creationDifficulties,
  planDifficulties,
  resourceTypes,
  topicPriorities,
} from './study-plans.ts';

const day = z.string();

export const topicSchema = z.object({
  /** Unique in the plan; stays when topics are renamed or moved. */
  id: z.int(),
  name: z.string(),
  description: z.string(),
  priority: z.enum(topicPriorities),
  completed: z.boolean(),
  /** The student's day on which it was ticked; null while it is open. */
  completedOn: day.nullable(),
  /** The days on which its revisions were done, oldest first. */
  revisedOn: z.array(day),
  /** Of the question log. */
  questionsDone: z.int(),
  questionsRight: z.int(),
});

export const activitySchema = z.object({
  _id: z.string(),
  /** `HH:MM`, the student's local time. */
  time: z.string(),
  /** Minutes. */
  duration: z.int(),
  topic: z.string(),
  kind: z.enum(activityKinds),
  description: z.string(),
  completed: z.boolean(),
});

export const daySchema = z.object({
  /** 1 to 7, counted from the plan's first day. */
  dayNumber: z.int(),
  dayName: z.string(),
  date: z.string(),
  activities: z.array(activitySchema),
});

export const weekSchema = z.object({ weekNumber: z.int(), days: z.array(daySchema) });

export const resourceSchema = z.object({
  title: z.string(),
  description: z.string(),
  type: z.enum(resourceTypes),
  url: z.string(),
});

/** Hours of each weekday that is studied; null: `timeAvailable` spread over Monday to Friday. */
const weeklyHoursSchema = z.array(z.object({ day: z.enum(weekdays), hours: z.number() })).nullable();

export const evaluationMethodSchema = z.object({
  name: z.string(),
  description: z.string(),
  frequency: z.string(),
});

/** What a card of the list shows. */
export const studyPlanCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  difficulty: z.enum(planDifficulties),
  isActive: z.boolean(),
  isDelayed: z.boolean(),
  isPublished: z.boolean(),
  isPublishable: z.boolean(),
  isAdvanced: z.boolean(),
  isTestAccount: z.boolean(),
  /** When a test account's plan vanishes; null otherwise. */
  expiresAt: z.string().nullable(),
  averageRating: z.number(),
  numberOfReviews: z.int(),
  /** 0 to 100; 100 only when everything is done. */
  progress: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  timeAvailable: z.number(),
  /** The day of the exam that the plan leads to. */
  examDate: z.string().nullable(),
  createdAt: z.string(),
});

/** A card with what the plan goes on with: what today asks for, else what was left open first. */
export const listedPlanSchema = studyPlanCardSchema.extend({
  /** Null when all is done; without `day` and `time` a topic of a plan that has no schedule. */
  next: z.object({ topic: z.string(), day: day.nullable(), time: z.string().nullable() }).nullable(),
});

export const studyPlanSchema = studyPlanCardSchema.extend({
  goals: z.array(z.string()),
  evaluationMethods: z.array(evaluationMethodSchema),
  resources: z.array(resourceSchema),
  topics: z.array(topicSchema),
  weeks: z.array(weekSchema),
  lessons: topicLessonsSchema,
  weeklySchedule: weeklyHoursSchema,
  /** What others wrote about the plan, newest first. */
  reviews: z.array(planReviewSchema),
  /** Whether the last replan can still be taken back. */
  canUndoReplan: z.boolean(),
  syllabus: followedSyllabusSchema,
  /** Which engine wrote the plan: the local one or the connected model. */
  engine: engineSchema,
  fallback: fallbackSchema,
});

export const generationTaskSchema = z.object({
  status: z.enum(['processing', 'completed', 'failed']),
  /** 0 to 100, true to the step that is running. */
  progress: z.int(),
  /** What is being done now, for the student. */
  step: z.string(),
  result: z.object({ id: z.string() }).nullable(),
  /** Why it failed; null otherwise. */
  message: z.string().nullable(),
});

const levelSuggestions = {
  description: z.string(),
  /** Names, in order of study; at most as many as the student's tier allows. */
  topics: z.array(z.string()),
};

export const suggestionsSchema = z.object({
  title: z.string(),
  subject: z.string(),
  /** The level that the prompt names, else that of the form. */
  difficulty: z.enum(creationDifficulties),
  ...levelSuggestions,
  /** What another level makes of it. */
  levels: z.record(z.enum(creationDifficulties), z.object(levelSuggestions)),
  /** Why there are fewer topics than asked for. */
  notice: z.string().optional(),
  /** Asked when nothing can be suggested; empty while something is. */
  question: z.string().default(''),
  /** Subjects that might be meant instead, most likely first. */
  choices: z.array(z.string()).default([]),
});
