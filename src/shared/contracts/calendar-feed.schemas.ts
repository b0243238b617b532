import { z } from 'zod';
import { calendarFeedApi, publicCalendarApi } from './calendar-feed.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';

export const feedSchema = z.object({
  /** The secret address, said once when it is made; null for none, or when it is only known to exist. */
  url: z.string().nullable(),
  /** ISO 8601; null without a feed. */
  createdAt: z.string().nullable(),
});

export const calendarFeedSchemas = {
  get: {
    summary: 'Whether there is a secret calendar address.',
    response: z.object({ data: z.object({ feed: feedSchema }) }),
  },
  create: {
    summary: 'Makes a secret calendar address; an earlier one stops working.',
    response: z.object({ data: z.object({ feed: feedSchema }) }),
    status: 201,
  },
  revoke: { summary: 'Revokes the secret calendar address.' },
  download: { summary: 'Blocks of the cycles and activities of the plans as an iCalendar file (RFC 5545).' },
} satisfies Record<string, CallSchemas>;

export const calendarFeedEndpoints = withSchemas(calendarFeedApi, calendarFeedSchemas);

export const publicCalendarSchemas = {
  feed: {
    summary: 'The calendar behind a secret address, as iCalendar (RFC 5545).',
    params: z.object({ token: z.string().max(200) }),
    notFound: 'calendar_feed.feed_not_found',
  },
} satisfies Record<string, CallSchemas>;

export const publicCalendarEndpoints = withSchemas(publicCalendarApi, publicCalendarSchemas);
