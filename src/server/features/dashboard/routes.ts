import { dayTasks } from '#server/features/study-cycles/agenda-service.ts';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { dashboardApi } from '#shared/contracts/dashboard.ts';
import { getDashboard } from './service.ts';

export function dashboardRoutes(route: StudentRoute, parts: Parts): void {
  route(dashboardApi.get, async ({ student }) => ({
    data: { dashboard: await getDashboard(parts, student) },
  }));
  route(dashboardApi.tasks, async ({ student, query }) => ({
    data: { tasks: await dayTasks(parts, student, query.day) },
  }));
}
