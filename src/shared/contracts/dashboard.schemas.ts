import { z } from 'zod';
import { isStudyDay, weekdays } from '#shared/rules/time/study-day.ts';
import { dashboardApi } from './dashboard.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { lessonAddressSchema } from './library.schemas.ts';

export const taskSchema = z.object({
  cycleId: z.string(),
  cycleName: z.string(),
  subject: z.string(),
  /** `HH:MM`, the student's local time. */
  time: z.string(),
  /** Minutes, and those of an open one that are still to be studied. */
  duration: z.int(),
  minutesLeft: z.int(),
  completed: z.boolean(),
  weekIndex: z.int(),
  day: z.enum(weekdays),
  blockIndex: z.int(),
  blockId: z.string(),
});

/** Where an item of the plan for today leads: an address of the web client. */
export const todayItemSchema = z.object({
  id: z.string(),
  kind: z.enum(['cards', 'block', 'revision', 'activity', 'weak-topic', 'syllabus']),
  title: z.string(),
  /** Why it is there, for the student. */
  reason: z.string(),
  /** Estimated. */
  minutes: z.int(),
  href: z.string(),
  subject: z.string().nullable(),
  /** Of the library, about its topic. */
  lesson: lessonAddressSchema.nullable(),
  /** Of the plan, cycle or syllabus that it belongs to; null for cards. */
  owner: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** An activity of an earlier day. */
  isLate: z.boolean(),
  /** What is ticked when it is done; null for what is not ticked. */
  target: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('block'), cycleId: z.string(), blockId: z.string() }),
      z.object({ kind: z.literal('activity'), planId: z.string(), activityId: z.string() }),
      z.object({ kind: z.literal('revision'), planId: z.string(), topicId: z.int(), number: z.int() }),
      z.object({
        kind: z.literal('syllabus'),
        syllabusId: z.string(),
        topicId: z.int(),
        does: z.enum(['theory', 'revision']),
      }),
    ])
    .nullable(),
});

export const dashboardSchema = z.object({
  /** The student's day. */
  today: z.string(),
  studyPlans: z.object({ total: z.int(), active: z.int() }),
  flashcards: z.object({
    totalCount: z.int(),
    dueCount: z.int(),
    /** The next day after today on which cards come due. */
    nextDueOn: z.string().nullable(),
    /** Whether one of them was ever answered. */
    isReviewed: z.boolean(),
  }),
  summaries: z.object({ total: z.int() }),
  /** Cycles, to know a first-time student. */
  studyCycles: z.object({ total: z.int() }),
  totalStudyTimeMinutes: z.number(),
  todayStudyMinutes: z.number(),
  /** The last 7 days, oldest first; minutes of study. */
  week: z.array(z.object({ day: z.string(), minutes: z.number() })),
  /** Today's tasks of all cycles, by time. */
  tasks: z.array(taskSchema),
  recentPlans: z.array(
    z.object({ id: z.string(), title: z.string(), subject: z.string(), progress: z.int() }),
  ),
  /** In order of study, as much as fits today's hours; due cards alone on a day without any. */
  plan: z.object({
    items: z.array(todayItemSchema),
    /** Minutes of today's hours, at most a day's; null when no plan or cycle says any. */
    minutesToday: z.int().nullable(),
    /** Minutes of them that are taken already: what the timer measured or what is ticked, whichever is more. */
    minutesDone: z.int(),
    /** What did not fit. */
    leftOut: z.int(),
    /** Plans with open activities of earlier days, all of them counted; the longest late first. */
    late: z.array(
      z.object({
        planId: z.string(),
        title: z.string(),
        count: z.int(),
        minutes: z.int(),
        since: z.string(),
        /** The longest late of those that stand nowhere in `items`; null when all stand there. */
        next: todayItemSchema.nullable(),
      }),
    ),
    /** The first thing after today; only when nothing of today's own is open. */
    next: todayItemSchema.extend({ day: z.string() }).nullable(),
    /** The nearest exam of plans, cycles and syllabi. */
    exam: z.object({ title: z.string(), date: z.string(), daysLeft: z.int(), href: z.string() }).nullable(),
  }),
});

export const dashboardSchemas = {
  get: {
    summary: 'Everything that the dashboard shows, in one answer.',
    response: z.object({ data: z.object({ dashboard: dashboardSchema }) }),
  },
  tasks: {
    summary: 'The tasks of all cycles on one day.',
    query: z.object({
      day: z.string('Informe o dia.').refine(isStudyDay, 'Informe o dia no formato AAAA-MM-DD.'),
    }),
    response: z.object({ data: z.object({ tasks: z.array(taskSchema) }) }),
  },
} satisfies Record<string, CallSchemas>;

export const dashboardEndpoints = withSchemas(dashboardApi, dashboardSchemas);
