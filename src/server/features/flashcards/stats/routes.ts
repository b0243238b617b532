import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { flashcardStatsEndpoints } from '#shared/contracts/flashcard-stats.schemas.ts';
import { getStatsDetails } from './service.ts';

export function flashcardStatsRoutes(route: StudentRoute, services: Services): void {
  route(flashcardStatsEndpoints.details, async ({ student }) => ({
    data: { stats: await getStatsDetails(services, student) },
  }));
}
