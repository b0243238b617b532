import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { streakEndpoints } from '#shared/contracts/streak.schemas.ts';
import { getStreak, updateStreak } from './service.ts';

export function streakRoutes(route: StudentRoute, services: Services): void {
  route(streakEndpoints.get, ({ student }) => getStreak(services, student));
  route(streakEndpoints.update, ({ student }) => updateStreak(services, student));
}
