import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { focusEndpoints } from '#shared/contracts/focus.schemas.ts';
import { exportSessions, listFocusSessions, recordSession, removeSession } from './service.ts';
import { getPlannedWeek, summarize } from './summary-service.ts';

/** `costly` counts the calls that write a whole file. */
export function focusRoutes(route: StudentRoute, services: Services, costly: RouteShorthandOptions): void {
  route(focusEndpoints.list, async ({ student, query, reply }) => {
    const { sessions, count } = await listFocusSessions(services, student, query);
    if (count !== null) reply.header('x-total-count', count);
    return sessions;
  });
  route(focusEndpoints.summary, async ({ student, query }) => ({
    data: { summary: await summarize(services, student, query) },
  }));
  route(focusEndpoints.planned, async ({ student, query }) => ({
    data: { week: await getPlannedWeek(services, student, query.day) },
  }));
  route(
    focusEndpoints.exportCsv,
    async ({ student, query, reply }) => {
      const text = await exportSessions(services, student, query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="sessoes-de-estudo.csv"')
        .send(text);
    },
    costly,
  );
  route(focusEndpoints.create, ({ student, body }) => recordSession(services, student, body));
  route(focusEndpoints.remove, ({ student, params }) => removeSession(services, student, params.id));
}
