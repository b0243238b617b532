import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { modelUseEndpoints } from '#shared/contracts/model-use.schemas.ts';
import { getModelUse } from './service.ts';

export function modelUseRoutes(route: StudentRoute, services: Services): void {
  route(modelUseEndpoints.get, async ({ student }) => ({
    data: { modelUse: await getModelUse(services, student.userId) },
  }));
}
