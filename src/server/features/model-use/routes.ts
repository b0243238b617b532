import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { modelUseApi } from '#shared/contracts/model-use.ts';
import { getModelUse } from './service.ts';

export function modelUseRoutes(route: StudentRoute, services: Services): void {
  route(modelUseApi.get, async ({ student }) => ({
    data: { modelUse: await getModelUse(services, student.userId) },
  }));
}
