import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { engineSchema, fallbackSchema } from './engine.schemas.ts';
import { planReviewSchema, reviewInputSchema } from './plan-reviews.schemas.ts';
import {
  activitySchema,
  generationTaskSchema,
  listedPlanSchema,
  studyPlanSchema,
  suggestionsSchema,
  topicSchema,
} from './study-plan-answers.schemas.ts';
import { createStudyPlanSchema, suggestSchema, updateStudyPlanSchema } from './study-plan-inputs.schemas.ts';
import { studyPlanApi, studyPlanLimits } from './study-plans.ts';
import { tableInteger } from './table-integer.schemas.ts';
import { formOf, uploadedFile } from './uploaded-file.schemas.ts';

const planParams = z.object({ id: z.uuid() });
export const index = (missing: string) => z.int(missing).min(0, missing).max(10_000, missing);

const publicationSchema = z.object({ success: z.boolean(), message: z.string() });

export const planNotFound = { params: planParams, notFound: 'study_plans.plan_not_found' } as const;

export const studyPlanSchemas = {
  create: {
    summary: 'Starts generating a study plan; the task is followed by its status call.',
    body: createStudyPlanSchema,
    largeBody: true,
    response: z.object({ taskId: z.string() }),
    status: 202,
  },
  status: {
    summary: 'How far a generation task is.',
    params: planParams,
    response: generationTaskSchema.extend({ taskId: z.string() }),
    notFound: 'study_plans.task_not_found',
  },
  list: {
    summary: "The student's plans, newest first.",
    response: z.object({ studyPlans: z.array(listedPlanSchema) }),
  },
  detail: {
    summary: 'One plan with its weeks, topics and resources.',
    response: z.object({ data: z.object({ studyPlan: studyPlanSchema }) }),
    ...planNotFound,
  },
  update: {
    summary: 'Changes title, description and topics.',
    body: updateStudyPlanSchema,
    largeBody: true,
    response: z.object({ data: z.object({ studyPlan: studyPlanSchema }) }),
    ...planNotFound,
  },
  remove: { summary: 'Deletes a plan.', ...planNotFound },
  suggest: {
    summary: 'Title, description and topics for what the student wants to study.',
    body: suggestSchema,
    largeBody: true,
    response: z.object({ suggestions: suggestionsSchema, engine: engineSchema, fallback: fallbackSchema }),
  },
  readWish: {
    summary: 'What is understood of a title and a subject, before a plan is asked for.',
    body: z.object({
      title: z
        .string('Informe o título.')
        .max(studyPlanLimits.title, 'O título pode ter até 120 caracteres.'),
      subject: z
        .string('Informe a matéria.')
        .max(studyPlanLimits.subject, 'A matéria pode ter até 80 caracteres.'),
    }),
    response: z.object({
      /** Subjects with the topics that are named, and the exam; empty when there is a question. */
      understood: z.array(z.string()),
      /** Asked when nothing is understood; else empty. */
      question: z.string(),
      /** Subjects that might be meant, or be meant instead. */
      choices: z.array(z.string()),
    }),
  },
  readProgramme: {
    summary: 'The text of a syllabus that was handed in as a file; nothing of it is kept.',
    body: formOf(z.object({ file: uploadedFile('Envie o programa como arquivo.').optional() })),
    response: z.object({ programme: z.string() }),
  },
  publish: { summary: 'Shows the plan in the marketplace.', response: publicationSchema, ...planNotFound },
  unpublish: {
    summary: 'Takes the plan out of the marketplace; its reviews stay.',
    response: publicationSchema,
    ...planNotFound,
  },
  review: {
    summary: "Reviews another student's published plan; a second review edits the first.",
    body: reviewInputSchema,
    response: z.object({ data: z.object({ review: planReviewSchema }) }),
    status: 201,
    ...planNotFound,
  },
  setActivity: {
    summary: 'Ticks or unticks an activity; indices are 0-based positions in the answered arrays.',
    body: z.object({
      weekIndex: index('Informe a semana da atividade.'),
      dayIndex: index('Informe o dia da atividade.'),
      activityIndex: index('Informe a atividade.'),
      /** `_id`: wins over the position, which a replan may have changed while the tick waited. */
      activityId: z.uuid('Informe a atividade.').optional(),
      completed: z.boolean('Diga se a atividade foi concluída.'),
    }),
    response: z.object({ progress: z.int(), activity: activitySchema }),
    ...planNotFound,
  },
  setTopic: {
    summary: 'Ticks or unticks a topic.',
    body: z.object({
      topicIndex: index('Informe o tópico.'),
      /** `id`: wins over the position. */
      topicId: tableInteger('Informe o tópico.').optional(),
      completed: z.boolean('Diga se o tópico foi concluído.'),
    }),
    response: z.object({ data: z.object({ progress: z.int(), topic: topicSchema }) }),
    ...planNotFound,
  },
} satisfies Record<string, CallSchemas>;

export const studyPlanEndpoints = withSchemas(studyPlanApi, studyPlanSchemas);
