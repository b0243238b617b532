import { z } from 'zod';
import { fallbackSchema } from './engine.schemas.ts';
import { lessonAddressSchema } from './library.schemas.ts';
import { readingSteps } from './syllabi.ts';

const day = z.string();

const foundValues = z.object({
  disciplines: z.int(),
  topics: z.int(),
});

export const readingSchema = z.object({
  id: z.string(),
  status: z.enum(['processing', 'completed', 'failed']),
  step: z.enum(readingSteps),
  /** Scanned pages that were read, of how many; 0 of 0 where none is scanned. */
  done: z.int(),
  total: z.int(),
  /** Why it failed, and what to do; null otherwise. */
  message: z.string().nullable(),
  /** What was read: of the pasted text or the file, for the form to keep. */
  sourceName: z.string(),
  /** The posts of the notice, in its order; a programme without posts has one. */
  posts: z.array(foundValues.extend({ name: z.string() })),
  /** Day of the exam as the notice says it; null when it says none, or several. */
  examDate: day.nullable(),
  /** All days of the exam that it gives, in order: of its parts, or of several posts. */
  examDates: z.array(day),
  /** First and last day on which one can register; null when the notice does not say. */
  registration: z.object({ from: day, to: day }).nullable(),
  /** What the connected model put right where the rules were not sure; null where it was not asked. */
  check: z.object({ fallback: fallbackSchema, lines: z.int() }).nullable(),
});

export const topicSchema = z.object({
  /** Unique in the syllabus; stays when topics are renamed or moved. */
  id: z.int(),
  /** 0 right below the discipline; at most one more than the topic above it. */
  depth: z.int(),
  text: z.string(),
  /** Share beside its discipline's other topics that have none below them; usually 1. */
  weight: z.number(),
  /** Of the exam's points, 0 to 1; 0 for what has topics below it or is left out. */
  share: z.number(),
  isLeftOut: z.boolean(),
  /** Whether a word of it could not be made out for sure on a scanned page. */
  isDoubtful: z.boolean(),
  /** Where it stands in the source: page from 1, line of the page from 0; null for what was written by hand. */
  page: z.int().nullable(),
  line: z.int().nullable(),
  /** Day on which its theory was studied; null while it is open. */
  theoryOn: day.nullable(),
  /** Days of its revisions, the oldest first. */
  revisedOn: z.array(day),
  questionsDone: z.int(),
  questionsRight: z.int(),
  /** Minutes of the timer's sessions that were for it. */
  minutesStudied: z.number(),
  /** The library's lesson about it, when there is one for sure. */
  lesson: lessonAddressSchema.nullable(),
});

export const disciplineSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The group that it belongs to in the notice: "Conhecimentos Básicos". */
  area: z.string().nullable(),
  questions: z.number().nullable(),
  /** Points of a question. */
  weight: z.number().nullable(),
  /** Right answers without which the candidate is out. */
  minimum: z.number().nullable(),
  topics: z.array(topicSchema),
});

/** Values that the notice gives for a group of disciplines as a whole. */
const areaSchema = z.object({
  area: z.string(),
  questions: z.number().nullable(),
  weight: z.number().nullable(),
  points: z.number().nullable(),
  minimum: z.number().nullable(),
});

const counts = {
  /** Topics with none below them that are not left out, and how many of them were studied. */
  topics: z.int(),
  studied: z.int(),
  /** Share of the exam's weight that was studied, 0 to 100. */
  coverage: z.int(),
};

export const syllabusCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  post: z.string(),
  /** The next day of the exam, or the last when it is over. */
  examDate: day.nullable(),
  /** Its other days, in order. */
  otherExamDates: z.array(day),
  disciplines: z.int(),
  ...counts,
  createdAt: z.string(),
});

export const syllabusSchema = syllabusCardSchema.omit({ disciplines: true }).extend({
  /** Another number after every change of its tree: an update names the one it read. */
  revision: z.number(),
  sourceName: z.string(),
  /** Pages of the source that can be looked at, from 1. */
  pages: z.array(z.int()),
  /** The plan that was made of it last; null for none. */
  planId: z.string().nullable(),
  areas: z.array(areaSchema),
  disciplines: z.array(disciplineSchema),
  /** Summaries of the student's that are about one of its topics, the newest first. */
  summaries: z.array(z.object({ topicId: z.int(), id: z.string(), title: z.string() })),
});

/** A word of a page that was recognised on a scan and may be wrong. */
export const pageDoubtSchema = z.object({
  /** Of the page, from 0. */
  line: z.int(),
  /** Its letters in the line, `to` not among them. */
  from: z.int(),
  to: z.int(),
});

/** The topic that a summary is about. */
export const summaryTopicSchema = z.object({
  syllabusId: z.string(),
  /** Of the syllabus. */
  title: z.string(),
  topicId: z.int(),
  discipline: z.string(),
  text: z.string(),
});

export const planPreviewSchema = z.object({
  /** Last day on which something is planned: the day before the exam. */
  lastDay: day,
  /** Last weeks in which everything is repeated, by points and weakness; 0 where the plan is too short for one. */
  closingWeeks: z.int(),
  /** Minutes until then, and what the whole syllabus would take. */
  available: z.int(),
  needed: z.int(),
  disciplines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Minutes that it gets. */
      minutes: z.int(),
      topics: z.int(),
      /** Share of the exam's points, 0 to 100. */
      share: z.number(),
    }),
  ),
  /** What there is no time for, the least worth first, and what it costs: share of the exam's points, 0 to 100. */
  leftOut: z.array(z.object({ id: z.int(), discipline: z.string(), text: z.string(), cost: z.number() })),
});

export const cycleDraftSchema = z.object({
  name: z.string(),
  examDate: day.nullable(),
  /** One for each discipline that counts, in order: difficulty and priority go from 1 to 5. */
  subjects: z.array(z.object({ name: z.string(), difficulty: z.int(), priority: z.int() })),
  /** Names of the disciplines that a cycle has no room for: those of fewest points. */
  leftOut: z.array(z.string()),
});

export const forecastSchema = z.object({
  /** Days until the exam; null without one, negative after it. */
  daysLeft: z.int().nullable(),
  coverage: z.int(),
  /** All points of the exam; null where the notice gives no questions, and shares stand in their place. */
  points: z.number().nullable(),
  /** Points to expect and the interval in which four of five results would fall; null: too little is known. */
  expected: z.object({ points: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** What would have to be done for a forecast; null when there is one. */
  missing: z.string().nullable(),
  disciplines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      coverage: z.int(),
      questionsDone: z.int(),
      /** Share of right answers to expect, 0 to 1; null: nothing was answered. */
      accuracy: z.number().nullable(),
      /** Whether the minimum of right answers is in danger; null where there is none, or too little is known. */
      isAtRisk: z.boolean().nullable(),
    }),
  ),
  /** What raises the forecast most in an hour, the best first; at most five. */
  best: z.array(
    z.object({
      id: z.int(),
      discipline: z.string(),
      text: z.string(),
      kind: z.enum(['theory', 'revision', 'questions']),
      /** Points of the exam, or share of it where the notice gives none. */
      gain: z.number(),
    }),
  ),
});

export const examSchema = z.object({
  syllabusId: z.string(),
  title: z.string(),
  examDate: day,
  /** What one flashcard of a subject and deck weighs in it: share of the exam, 0 to 1; what it doesn't ask is left out. */
  weights: z.array(z.object({ subject: z.string(), deck: z.string(), weight: z.number() })),
});
