import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  blockAnswer,
  blockSchema,
  createCycleSchema,
  cycleCardSchema,
  cycleDaySchema,
  cycleWeekSchema,
  studyCycleSchema,
  studyCycleSchemas,
  subjectDetailSchema,
  suggestedSubjectsSchema,
  updateCycleSchema,
  weeklyScheduleSchema,
} from './study-cycles.schemas.ts';

export const studyCycleLimits = {
  name: 120,
  studyFocus: 500,
  subjectName: 80,
  subjects: 40,
  /** Difficulty and priority of a subject. */
  rating: { min: 1, max: 5, default: 3 },
  /** Hours of one day; the week's total must be above 0. */
  dailyHours: { min: 0, max: 16, step: 0.5 },
  weeks: { min: 1, max: 52, default: 4 },
  /** Minutes. */
  studyBlock: { min: 15, max: 240, default: 50 },
  break: { min: 5, max: 120, default: 10 },
  /** When the first block of a day begins. */
  startsAt: '08:00',
  /** The first day may lie this many days back, and this many ahead. */
  startBackDays: 366,
  startWithinDays: 366,
  /** An exam lies at most this many days ahead. */
  examWithinDays: 1830,
  search: 120,
} as const;

export const studyCycleErrorCodes = [
  'study_cycles.cycle_not_found',
  'study_cycles.block_not_found',
  'study_cycles.generation_failed',
  'study_cycles.too_many_subjects',
  'study_cycles.start_out_of_range',
  'study_cycles.exam_out_of_range',
  'study_cycles.day_too_long',
  'study_cycles.no_days_left',
  'study_cycles.nothing_to_replan',
  'study_cycles.until_out_of_range',
  'study_cycles.cycle_changed',
  'study_cycles.nothing_to_undo',
] as const;

/** By the calendar, or as a round that goes on where it stopped, whatever the weekday. */
export const cycleModes = ['calendar', 'sequence'] as const;
export type CycleMode = (typeof cycleModes)[number];

export type WeeklyHours = z.output<typeof weeklyScheduleSchema>;
export type CreateCycle = z.output<typeof createCycleSchema>;
export type UpdateCycle = z.output<typeof updateCycleSchema>;
export type CycleBlock = z.output<typeof blockSchema>;
export type CycleDay = z.output<typeof cycleDaySchema>;
export type CycleWeek = z.output<typeof cycleWeekSchema>;
export type CycleSubject = z.output<typeof subjectDetailSchema>;
export type CycleCard = z.output<typeof cycleCardSchema>;
export type StudyCycle = z.output<typeof studyCycleSchema>;
export type BlockAnswer = z.output<typeof blockAnswer>;
export type SuggestedSubjects = z.output<typeof suggestedSubjectsSchema>;

export const studyCycleApi: ApiCalls<typeof studyCycleSchemas> = {
  generate: { method: 'POST', path: '/study-cycles/generate' },
  suggestSubjects: { method: 'POST', path: '/study-cycles/subject-suggestions' },
  list: { method: 'GET', path: '/study-cycles' },
  detail: { method: 'GET', path: '/study-cycles/:id' },
  update: { method: 'PUT', path: '/study-cycles/:id' },
  remove: { method: 'DELETE', path: '/study-cycles/:id' },
  setBlock: { method: 'PATCH', path: '/study-cycles/:id/schedule/:weekIndex/:day/:blockIndex' },
  setMinutes: { method: 'PATCH', path: '/study-cycles/:id/blocks/:blockId' },
  previewReplan: { method: 'POST', path: '/study-cycles/:id/replan/preview' },
  applyReplan: { method: 'POST', path: '/study-cycles/:id/replan' },
  undoReplan: { method: 'POST', path: '/study-cycles/:id/replan/undo' },
};
