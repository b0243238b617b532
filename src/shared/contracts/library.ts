import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  foundLessonSchema,
  lessonAddressSchema,
  lessonLinkSchema,
  lessonReadSchema,
  lessonSchema,
  librarySchemas,
  librarySubjectSchema,
  questionSchema,
  topicLessonsSchema,
} from './library.schemas.ts';

export type LibrarySubject = z.output<typeof librarySubjectSchema>;
export type LessonLink = z.output<typeof lessonLinkSchema>;
export type LessonPage = z.output<typeof lessonSchema>;
export type LessonQuestion = z.output<typeof questionSchema>;

export type FoundLesson = z.output<typeof foundLessonSchema>;
export type LessonAddress = z.output<typeof lessonAddressSchema>;
export type TopicLessons = z.output<typeof topicLessonsSchema>;
export type LessonRead = z.output<typeof lessonReadSchema>;

export const libraryLimits = {
  /** Characters of one report. */
  report: 500,
  /** Characters of a search, and how many lessons it answers. */
  search: 200,
  found: 20,
} as const;

export const libraryErrorCodes = ['library.not_found'] as const;

export const libraryApi: ApiCalls<typeof librarySchemas> = {
  list: { method: 'GET', path: '/library' },
  subject: { method: 'GET', path: '/library/:subject' },
  lesson: { method: 'GET', path: '/library/:subject/:lesson' },
  search: { method: 'GET', path: '/library/search' },
  reads: { method: 'GET', path: '/library/reads' },
  setRead: { method: 'PUT', path: '/library/:subject/:lesson/read' },
  addCards: { method: 'POST', path: '/library/:subject/:lesson/cards' },
  report: { method: 'POST', path: '/library/:subject/:lesson/reports' },
};
