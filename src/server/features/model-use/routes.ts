import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { modelUseApi } from '#shared/contracts/model-use.ts';
import { getModelUse } from './service.ts';

export function modelUseRoutes(route: StudentRoute, parts: Parts): void {
  route(modelUseApi.get, async ({ student }) => ({
    data: { modelUse: await getModelUse(parts, student.userId) },
  }));
}
