import type { FastifyReply } from 'fastify';
import type { GuestRoute, StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { calendarFeedEndpoints, publicCalendarEndpoints } from '#shared/contracts/calendar-feed.schemas.ts';
import { createFeed, getFeed, readFeed, revokeFeed, writeCalendar } from './service.ts';

const sendCalendar = (reply: FastifyReply, text: string) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', 'attachment; filename="orbita.ics"')
    .send(text);

export function calendarFeedRoutes(route: StudentRoute, services: Services): void {
  route(calendarFeedEndpoints.get, async ({ student }) => ({
    data: { feed: await getFeed(services, student) },
  }));
  route(calendarFeedEndpoints.create, async ({ student }) => ({
    data: { feed: await createFeed(services, student) },
  }));
  route(calendarFeedEndpoints.revoke, ({ student }) => revokeFeed(services, student));
  route(calendarFeedEndpoints.download, async ({ student, reply }) =>
    sendCalendar(reply, await writeCalendar(services, student)),
  );
}

/** Whoever knows the address may read it: calendar programs send nothing else. */
export function publicCalendarRoutes(route: GuestRoute, services: Services): void {
  route(publicCalendarEndpoints.feed, async ({ params, reply }) =>
    sendCalendar(reply, await readFeed(services, params.token)),
  );
}
