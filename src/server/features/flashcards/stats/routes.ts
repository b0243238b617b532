import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { flashcardStatsApi } from '#shared/contracts/flashcard-stats.ts';
import { getStatsDetails } from './service.ts';

export function flashcardStatsRoutes(route: StudentRoute, services: Services): void {
  route(flashcardStatsApi.details, async ({ student }) => ({
    data: { stats: await getStatsDetails(services, student) },
  }));
}
