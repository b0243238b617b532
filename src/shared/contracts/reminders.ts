import type { ApiCalls } from './endpoint.ts';
import type { reminderSchemas } from './reminders.schemas.ts';

export const reminderErrorCodes = ['reminders.link_invalid'] as const;

/** What a student is reminded of: cards that are due, and a run of days that ends today. */
export const reminderKinds = ['cards', 'streak'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const reminderApi: ApiCalls<typeof reminderSchemas> = {
  /** Called by the page of the mailed link and, with a form that says nothing more, by mail programs (RFC 8058). */
  unsubscribe: { method: 'POST', path: '/reminders/unsubscribe' },
};
