import { z } from 'zod';
import { adminActionKinds, administrationApi, administrationLimits } from './administration.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';

const incomplete = 'Este link está incompleto. Copie-o inteiro do terminal.';

const pages = z.object({
  page: z.coerce.number('A página é um número.').int().min(1).max(administrationLimits.pages).optional(),
  limit: z.coerce
    .number('O limite é um número.')
    .int()
    .min(1)
    .max(administrationLimits.pageAtMost)
    .optional(),
});

export const adminActionSchema = z.object({
  id: z.string(),
  action: z.enum(adminActionKinds),
  /** Null for a command on the server's own machine. */
  administratorId: z.string().nullable(),
  /** Address of the account, null once it is gone. */
  administrator: z.string().nullable(),
  studentId: z.string().nullable(),
  student: z.string().nullable(),
  target: z.string().nullable(),
  doneAt: z.string(),
});

export const administrationSchemas = {
  claim: {
    summary: 'Makes the signed-in student the first administrator, with the link printed at the start.',
    body: z.object({ token: z.string(incomplete).min(1, incomplete).max(100, incomplete) }),
  },
  listActions: {
    summary: 'What administrators did, the newest first.',
    query: pages,
    response: z.object({
      data: z.object({ actions: z.array(adminActionSchema), hasMore: z.boolean() }),
    }),
  },
} satisfies Record<string, CallSchemas>;

export const administrationEndpoints = withSchemas(administrationApi, administrationSchemas);
