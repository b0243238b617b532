import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const calendarFeedErrorCodes = ['calendar_feed.feed_not_found'] as const;

const feedSchema = z.object({
  /** The secret address, said once when it is made; null for none, or when it is only known to exist. */
  url: z.string().nullable(),
  /** ISO 8601; null without a feed. */
  createdAt: z.string().nullable(),
});
export type CalendarFeed = z.output<typeof feedSchema>;

export const calendarFeedApi = {
  get: {
    method: 'GET',
    path: '/calendar-feed',
    summary: 'Whether there is a secret calendar address.',
    response: z.object({ data: z.object({ feed: feedSchema }) }),
  },
  create: {
    method: 'POST',
    path: '/calendar-feed',
    summary: 'Makes a secret calendar address; an earlier one stops working.',
    response: z.object({ data: z.object({ feed: feedSchema }) }),
    status: 201,
  },
  revoke: {
    method: 'DELETE',
    path: '/calendar-feed',
    summary: 'Revokes the secret calendar address.',
  },
  download: {
    method: 'GET',
    path: '/calendar-feed/download',
    summary: 'Blocks of the cycles and activities of the plans as an iCalendar file (RFC 5545).',
  },
} as const satisfies Record<string, Endpoint>;

/** Asked for by calendar programs, which only know the address. */
export const publicCalendarApi = {
  feed: {
    method: 'GET',
    path: '/calendar-feed/:token.ics',
    summary: 'The calendar behind a secret address, as iCalendar (RFC 5545).',
    params: z.object({ token: z.string().max(200) }),
    notFound: 'calendar_feed.feed_not_found',
  },
} as const satisfies Record<string, Endpoint>;
