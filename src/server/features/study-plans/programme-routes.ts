import type { RouteShorthandOptions } from 'fastify';
import { readDocument } from '#server/platform/documents/read-document.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { studyPlanEndpoints } from '#shared/contracts/study-plans.schemas.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';

/** For a scope that accepts uploads; `costly` counts the calls that read a whole file. */
export function programmeRoutes(
  route: StudentRoute,
  services: Services,
  costly: RouteShorthandOptions,
): void {
  route(
    studyPlanEndpoints.readProgramme,
    async ({ student, body: { file } }) => {
      if (!file) throw unprocessable('documents.missing');
      const { pages } = await readDocument(services, student, file);
      return { programme: pages.join('\n').trim().slice(0, studyPlanLimits.programme) };
    },
    costly,
  );
}
