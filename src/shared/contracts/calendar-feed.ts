import type { z } from 'zod';
import type { calendarFeedSchemas, feedSchema, publicCalendarSchemas } from './calendar-feed.schemas.ts';
import type { ApiCalls } from './endpoint.ts';

export const calendarFeedErrorCodes = ['calendar_feed.feed_not_found'] as const;

export type CalendarFeed = z.output<typeof feedSchema>;

export const calendarFeedApi: ApiCalls<typeof calendarFeedSchemas> = {
  get: { method: 'GET', path: '/calendar-feed' },
  create: { method: 'POST', path: '/calendar-feed' },
  revoke: { method: 'DELETE', path: '/calendar-feed' },
  download: { method: 'GET', path: '/calendar-feed/download' },
};

/** Asked for by calendar programs, which only know the address. */
export const publicCalendarApi: ApiCalls<typeof publicCalendarSchemas> = {
  feed: { method: 'GET', path: '/calendar-feed/:token.ics' },
};
