import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  planSyllabusSchema,
  syllabusChangesSchema,
  syllabusSchemas,
  updateSyllabusSchema,
} from './syllabi.schemas.ts';
import type {
  cycleDraftSchema,
  disciplineSchema,
  examSchema,
  forecastSchema,
  pageDoubtSchema,
  planPreviewSchema,
  readingSchema,
  summaryTopicSchema,
  syllabusCardSchema,
  syllabusSchema,
  topicSchema,
} from './syllabus-answers.schemas.ts';

export const syllabusLimits = {
  title: 160,
  name: 200,
  /** Characters of a topic: the longest paragraph that a notice calls one. */
  topic: 1500,
  disciplines: 60,
  /** Of a whole syllabus. */
  topics: 3000,
  /** Levels below a discipline. */
  depth: 6,
  /** Characters of a pasted programme. */
  text: 600_000,
  /** Questions in one entry of the log. */
  questionsAtOnce: 500,
  /** An exam lies at most this many days ahead. */
  examWithinDays: 1830,
  /** Days of an exam beside the first. */
  otherExamDates: 5,
  readingHours: 24,
  /** Words of a page that are marked as doubtful. */
  doubts: 500,
} as const;

export const syllabusErrorCodes = [
  'syllabi.not_found',
  'syllabi.reading_not_found',
  'syllabi.topic_not_found',
  'syllabi.post_not_found',
  'syllabi.page_not_found',
  'syllabi.nothing_to_read',
  'syllabi.no_programme',
  'syllabi.reading_failed',
  'syllabi.reading_running',
  'syllabi.changed_elsewhere',
  'syllabi.empty',
  'syllabi.no_exam',
  'syllabi.exam_over',
  'syllabi.exam_out_of_range',
  'syllabi.start_after_exam',
  'syllabi.no_hours',
  'syllabi.too_few_hours',
  'syllabi.revision_too_early',
  'syllabi.nothing_to_undo',
  'syllabi.marked_in_plan',
] as const;

export const readingSteps = ['reading', 'scanning', 'understanding', 'saving'] as const;

export type Reading = z.output<typeof readingSchema>;
export type SyllabusCard = z.output<typeof syllabusCardSchema>;
export type Syllabus = z.output<typeof syllabusSchema>;
export type SyllabusDiscipline = z.output<typeof disciplineSchema>;
export type SyllabusTopic = z.output<typeof topicSchema>;
export type PageDoubt = z.output<typeof pageDoubtSchema>;
export type SummaryTopic = z.output<typeof summaryTopicSchema>;
export type UpdateSyllabus = z.output<typeof updateSyllabusSchema>;
export type SyllabusChanges = z.output<typeof syllabusChangesSchema>;
export type PlanSyllabus = z.output<typeof planSyllabusSchema>;
export type PlanPreview = z.output<typeof planPreviewSchema>;
export type CycleDraft = z.output<typeof cycleDraftSchema>;
export type SyllabusExam = z.output<typeof examSchema>;
export type Forecast = z.output<typeof forecastSchema>;

export const syllabusApi: ApiCalls<typeof syllabusSchemas> = {
  read: { method: 'POST', path: '/syllabi/readings' },
  reading: { method: 'GET', path: '/syllabi/readings/:id' },
  create: { method: 'POST', path: '/syllabi' },
  list: { method: 'GET', path: '/syllabi' },
  exam: { method: 'GET', path: '/syllabi/exam' },
  detail: { method: 'GET', path: '/syllabi/:id' },
  page: { method: 'GET', path: '/syllabi/:id/pages/:page' },
  update: { method: 'PUT', path: '/syllabi/:id' },
  remove: { method: 'DELETE', path: '/syllabi/:id' },
  compare: { method: 'POST', path: '/syllabi/:id/compare' },
  summaryTopic: { method: 'GET', path: '/syllabi/summaries/:id' },
  setSummaryTopic: { method: 'PUT', path: '/syllabi/summaries/:id' },
  setTheory: { method: 'PUT', path: '/syllabi/:id/topics/:topicId/theory' },
  revise: { method: 'POST', path: '/syllabi/:id/topics/:topicId/revisions' },
  undoRevision: { method: 'DELETE', path: '/syllabi/:id/topics/:topicId/revisions' },
  addQuestions: { method: 'POST', path: '/syllabi/:id/topics/:topicId/questions' },
  undoQuestions: { method: 'DELETE', path: '/syllabi/:id/topics/:topicId/questions' },
  previewPlan: { method: 'POST', path: '/syllabi/:id/plan-preview' },
  createPlan: { method: 'POST', path: '/syllabi/:id/plan' },
  cycleDraft: { method: 'GET', path: '/syllabi/:id/cycle-draft' },
  forecast: { method: 'GET', path: '/syllabi/:id/forecast' },
};
