import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  planFollowUpSchemas,
  questionEntrySchema,
  questionsInputSchema,
} from './plan-follow-up.schemas.ts';

export type QuestionsInput = z.output<typeof questionsInputSchema>;
export type QuestionEntry = z.output<typeof questionEntrySchema>;

/** What follows the studying itself: revisions, questions, and another plan when life came between. */
export const planFollowUpApi: ApiCalls<typeof planFollowUpSchemas> = {
  setRevision: { method: 'PUT', path: '/study-plans/:id/topic-revision' },
  logQuestions: { method: 'POST', path: '/study-plans/:id/questions' },
  listQuestions: { method: 'GET', path: '/study-plans/:id/questions' },
  removeQuestions: { method: 'DELETE', path: '/study-plans/:id/questions/:entryId' },
  previewReplan: { method: 'POST', path: '/study-plans/:id/replan/preview' },
  applyReplan: { method: 'POST', path: '/study-plans/:id/replan' },
  undoReplan: { method: 'POST', path: '/study-plans/:id/replan/undo' },
  pdf: { method: 'GET', path: '/study-plans/:id/pdf' },
};
