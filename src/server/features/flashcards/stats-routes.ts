import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { flashcardStatsApi } from '#shared/contracts/flashcard-stats.ts';
import { getStatsDetails } from './stats-service.ts';

export function flashcardStatsRoutes(route: StudentRoute, parts: Parts): void {
  route(flashcardStatsApi.details, async ({ student }) => ({
    data: { stats: await getStatsDetails(parts, student) },
  }));
}
