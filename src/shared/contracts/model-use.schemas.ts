import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { engineSchema } from './engine.schemas.ts';
import { modelUseApi } from './model-use.ts';

export const modelUseSchema = z.object({
  /** Which engine works for this student. */
  engine: engineSchema,
  /** Percent of the day's tokens that are used, rounded up; 0 with the local engine, which has no limit. */
  used: z.int(),
  /** When a new day begins for the student. */
  resetsAt: z.string(),
});

export const modelUseSchemas = {
  get: {
    summary: "Which engine works for the student, and how much of the day's tokens is used.",
    response: z.object({ data: z.object({ modelUse: modelUseSchema }) }),
  },
} satisfies Record<string, CallSchemas>;

export const modelUseEndpoints = withSchemas(modelUseApi, modelUseSchemas);
