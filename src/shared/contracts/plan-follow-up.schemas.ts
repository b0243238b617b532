import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { planFollowUpApi } from './plan-follow-up.ts';
import { applyReplanBody, previewReplanBody, replanPreviewSchema } from './replan.schemas.ts';
import { studyPlanSchema, topicSchema } from './study-plan-answers.schemas.ts';
import { index, planNotFound } from './study-plans.schemas.ts';
import { tableInteger } from './table-integer.schemas.ts';

const topicIndex = index('Informe o tópico.');
const topicAnswer = z.object({ data: z.object({ topic: topicSchema }) });

const count = (missing: string) =>
  z.int(missing).min(0, missing).max(500, 'Registre até 500 questões por vez.');

export const questionsInputSchema = z
  .object({
    /** Made by the client: the same entry sent twice counts once. */
    id: z.uuid('Informe o identificador do registro.'),
    topicIndex,
    done: count('Informe quantas questões você fez.').min(1, 'Informe quantas questões você fez.'),
    right: count('Informe quantas questões você acertou.'),
  })
  .refine(({ done, right }) => right <= done, 'Os acertos não podem passar das questões feitas.');

export const questionEntrySchema = z.object({
  id: z.string(),
  topicId: z.int(),
  topic: z.string(),
  /** The student's day. */
  day: z.string(),
  done: z.int(),
  right: z.int(),
});

const planAnswer = z.object({ data: z.object({ studyPlan: studyPlanSchema }) });

export const planFollowUpSchemas = {
  setRevision: {
    summary: 'Ticks or unticks a revision of a finished topic: the 1st, 2nd or 3rd, in this order.',
    body: z.object({
      topicIndex,
      /** `id`: wins over the position. */
      topicId: tableInteger('Informe o tópico.').optional(),
      number: z.int('Informe a revisão.').min(1, 'Informe a revisão.').max(3, 'Informe a revisão.'),
      completed: z.boolean('Diga se a revisão foi concluída.'),
    }),
    response: topicAnswer,
    ...planNotFound,
  },
  logQuestions: {
    summary: 'Logs questions done and right on a topic.',
    body: questionsInputSchema,
    response: z.object({ data: z.object({ topic: topicSchema, entry: questionEntrySchema }) }),
    status: 201,
    ...planNotFound,
  },
  listQuestions: {
    summary: 'The latest 200 entries of the question log, newest first.',
    response: z.object({ data: z.object({ entries: z.array(questionEntrySchema) }) }),
    ...planNotFound,
  },
  removeQuestions: {
    summary: 'Takes an entry out of the question log.',
    params: z.object({ id: z.uuid(), entryId: z.uuid() }),
    /** The topic afterwards; null when it has left the plan. */
    response: z.object({ data: z.object({ topic: topicSchema.nullable() }) }),
    notFound: 'study_plans.entry_not_found',
  },
  previewReplan: {
    summary: 'What is open, redistributed into the hours left; changes nothing.',
    body: previewReplanBody,
    response: z.object({ data: z.object({ preview: replanPreviewSchema }) }),
    ...planNotFound,
  },
  applyReplan: {
    summary: 'Applies a preview while the plan is what it was made from.',
    body: applyReplanBody,
    response: planAnswer,
    ...planNotFound,
  },
  undoReplan: {
    summary: 'Restores the plan as it was before the last replan, while nothing else has changed.',
    response: planAnswer,
    ...planNotFound,
  },
  pdf: { summary: 'The plan as a PDF to print or keep.', ...planNotFound },
} satisfies Record<string, CallSchemas>;

export const planFollowUpEndpoints = withSchemas(planFollowUpApi, planFollowUpSchemas);
