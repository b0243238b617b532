import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { streakApi } from '#shared/contracts/streak.ts';
import { getStreak, updateStreak } from './service.ts';

export function streakRoutes(route: StudentRoute, services: Services): void {
  route(streakApi.get, ({ student }) => getStreak(services, student));
  route(streakApi.update, ({ student }) => updateStreak(services, student));
}
