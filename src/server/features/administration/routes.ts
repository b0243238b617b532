import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { administrationEndpoints } from '#shared/contracts/administration.schemas.ts';
import { listActions } from './actions/action-service.ts';
import { claimAdministration } from './claim/claim-service.ts';

/** For any signed-in student: the link itself says who may. */
export function administrationClaimRoute(route: StudentRoute, services: Services): void {
  route(administrationEndpoints.claim, ({ student, body }) =>
    claimAdministration(services, student, body.token),
  );
}

/** Calls for administrators. */
export function administrationRoutes(route: StudentRoute, services: Services): void {
  route(administrationEndpoints.listActions, async ({ query }) => ({
    data: await listActions(services, query),
  }));
}
