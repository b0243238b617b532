import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { streakApi } from '#shared/contracts/streak.ts';
import { getStreak, updateStreak } from './service.ts';

export function streakRoutes(route: StudentRoute, parts: Parts): void {
  route(streakApi.get, ({ student }) => getStreak(parts, student));
  route(streakApi.update, ({ student }) => updateStreak(parts, student));
}
