import { dayTasks } from '#server/features/study-cycles/agenda-service.ts';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { dashboardEndpoints } from '#shared/contracts/dashboard.schemas.ts';
import { getDashboard } from './service.ts';

export function dashboardRoutes(route: StudentRoute, services: Services): void {
  route(dashboardEndpoints.get, async ({ student }) => ({
    data: { dashboard: await getDashboard(services, student) },
  }));
  route(dashboardEndpoints.tasks, async ({ student, query }) => ({
    data: { tasks: await dayTasks(services, student, query.day) },
  }));
}
