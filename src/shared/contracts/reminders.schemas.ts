import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { reminderApi } from './reminders.ts';

export const reminderSchemas = {
  unsubscribe: {
    summary: 'Ends reminders by e-mail, with the token of any of them.',
    query: z.object({
      token: z.string('Falta o código do link.').min(1, 'Falta o código do link.').max(400),
    }),
    response: z.object({ message: z.string() }),
  },
} satisfies Record<string, CallSchemas>;

export const reminderEndpoints = withSchemas(reminderApi, reminderSchemas);
