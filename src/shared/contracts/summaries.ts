import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  contentSchema,
  createSummarySchema,
  keepOwnSchema,
  listQuery,
  publicSummarySchema,
  sourceSchema,
  summarySchema,
  summarySchemas,
  taskSchema,
  updateSummarySchema,
} from './summaries.schemas.ts';

export const summaryLimits = {
  /** How long a summary may be asked to be, in words. */
  words: { min: 100, max: 2000, usual: 500 },
  /** Words that a text has at least: fewer are no text to summarise. */
  leastText: 20,
  /** Points and tags that an engine gives; fewer only when the text has fewer sentences that stand alone. */
  keyPoints: { min: 3, max: 7 },
  tags: 8,
  /** Characters of a text that is typed or pasted. */
  text: 600_000,
  title: 160,
  subject: 80,
  /** Characters of a summary that the student has edited. */
  summary: 40_000,
  keyPoint: 500,
  ownKeyPoints: 20,
  tag: 40,
  ownTags: 20,
  untitled: 'Resumo sem título',
  otherSubject: 'Outro',
  preview: { characters: 200, keyPoints: 2 },
  page: { default: 30, max: 100 },
} as const;

export const summaryErrorCodes = [
  'summaries.summary_not_found',
  'summaries.task_not_found',
  'summaries.public_needs_plan',
  'summaries.title_unknown',
  'summaries.text_too_short',
  'summaries.text_too_heavy',
  'summaries.beyond_original',
  'summaries.generation_failed',
  'summaries.pdf_too_heavy',
] as const;

/** Words that a summary of a text of `originalWords` may be asked to have; 0 for one that has no text. */
export const mostWords = (originalWords: number): number =>
  originalWords === 0
    ? summaryLimits.words.max
    : Math.max(summaryLimits.words.min, Math.min(summaryLimits.words.max, originalWords));

/**
 * Words of a summary when no length is asked for: a third of a text of `originalWords` at most, and never more than
 * `most`. 0 is a summary without a text.
 */
export const sensibleWords = (originalWords: number, most: number): number =>
  originalWords === 0 ? most : Math.min(most, Math.max(12, Math.floor(originalWords / 3)));

export type CreateSummary = z.output<typeof createSummarySchema>;
export type CreateSummaryInput = Omit<z.input<typeof createSummarySchema>, 'pdf'>;
export type KeyPointSource = z.output<typeof sourceSchema>;
export type UpdateSummary = z.output<typeof updateSummarySchema>;
export type OwnSummary = z.output<typeof keepOwnSchema>;
export type SummaryDraft = z.output<typeof contentSchema>;
export type Summary = z.output<typeof summarySchema>;
export type PublicSummary = z.output<typeof publicSummarySchema>;
export type SummaryFilter = z.output<typeof listQuery>;
export type SummaryTask = z.output<typeof taskSchema>;

export const summaryApi: ApiCalls<typeof summarySchemas> = {
  create: { method: 'POST', path: '/summaries' },
  keepOwn: { method: 'POST', path: '/summaries/own' },
  task: { method: 'GET', path: '/summaries/tasks/:id' },
  list: { method: 'GET', path: '/summaries' },
  subjects: { method: 'GET', path: '/summaries/subjects' },
  listPublic: { method: 'GET', path: '/summaries/public' },
  publicDetail: { method: 'GET', path: '/summaries/public/:id' },
  detail: { method: 'GET', path: '/summaries/:id' },
  update: { method: 'PUT', path: '/summaries/:id' },
  remove: { method: 'DELETE', path: '/summaries/:id' },
  regenerate: { method: 'POST', path: '/summaries/:id/regenerate' },
  pdf: { method: 'GET', path: '/summaries/:id/pdf' },
};
