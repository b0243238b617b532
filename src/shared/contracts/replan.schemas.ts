import { z } from 'zod';
import { isStudyDay } from '#shared/rules/time/study-day.ts';

const untilSchema = z
  .string('Informe o novo término.')
  .refine(isStudyDay, 'Informe a data no formato AAAA-MM-DD.')
  .optional();

/** A plan's activity, or a cycle's block: its subject is the topic. */
const movedActivitySchema = z.object({
  topic: z.string(),
  description: z.string(),
  /** Minutes. */
  duration: z.int(),
  /** The day it was on. */
  from: z.string(),
});

export const replanPreviewSchema = z.object({
  /** What the preview was made from; applying it later needs the same plan. */
  version: z.string(),
  /** The first and the last day that get activities. */
  from: z.string(),
  until: z.string(),
  /** Minutes of study left in those days, and of what is open. */
  minutesLeft: z.int(),
  minutesOpen: z.int(),
  /** How many activities change their day. */
  moved: z.int(),
  /** Every day up to the end that holds something open afterwards. */
  days: z.array(
    z.object({
      date: z.string(),
      dayName: z.string(),
      activities: z.array(movedActivitySchema.extend({ time: z.string() })),
    }),
  ),
  /** What does not fit: it stays open, after the end. */
  leftOut: z.array(movedActivitySchema),
});

export const previewReplanBody = z.object({ until: untilSchema }).default({});
export const applyReplanBody = z.object({
  version: z.string('Informe a versão da prévia.'),
  until: untilSchema,
});
