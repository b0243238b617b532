import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const reminderErrorCodes = ['reminders.link_invalid'] as const;

/** What a student is reminded of: cards that are due, and a run of days that ends today. */
export const reminderKinds = ['cards', 'streak'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const reminderApi = {
  /** Called by the page of the mailed link and, with a form that says nothing more, by mail programs (RFC 8058). */
  unsubscribe: {
    method: 'POST',
    path: '/reminders/unsubscribe',
    summary: 'Ends reminders by e-mail, with the token of any of them.',
    query: z.object({
      token: z.string('Falta o código do link.').min(1, 'Falta o código do link.').max(400),
    }),
    response: z.object({ message: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
