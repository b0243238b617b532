import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { planFollowUpEndpoints } from '#shared/contracts/plan-follow-up.schemas.ts';
import { planPdf } from '../pdf-service.ts';
import { getChangedPlan, readStudyPlan } from '../service.ts';
import { applyReplan, previewReplan, undoReplan } from './replan-service.ts';
import { getQuestions, logQuestions, removeQuestions, setRevision } from './service.ts';

/** `costly` counts the calls that take long to answer. */
export function planFollowUpRoutes(
  route: StudentRoute,
  services: Services,
  costly: RouteShorthandOptions,
): void {
  route(planFollowUpEndpoints.setRevision, async ({ student, params, body }) => ({
    data: { topic: await setRevision(services, student, params.id, body) },
  }));
  route(planFollowUpEndpoints.logQuestions, async ({ student, params, body }) => ({
    data: await logQuestions(services, student, params.id, body),
  }));
  route(planFollowUpEndpoints.listQuestions, async ({ student, params }) => ({
    data: { entries: await getQuestions(services, student, params.id) },
  }));
  route(planFollowUpEndpoints.removeQuestions, async ({ student, params }) => ({
    data: { topic: await removeQuestions(services, student, params.id, params.entryId) },
  }));
  route(planFollowUpEndpoints.previewReplan, async ({ student, params, body }) => ({
    data: { preview: await previewReplan(services, student, params.id, body.until) },
  }));
  route(planFollowUpEndpoints.applyReplan, async ({ student, params, body }) => {
    await applyReplan(services, student, params.id, body);
    return getChangedPlan(services, student, params.id);
  });
  route(
    planFollowUpEndpoints.pdf,
    async ({ student, params, reply }) => {
      const plan = await readStudyPlan(services, student, params.id);
      const file = await planPdf(student.userId, plan);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="plano.pdf"`)
        .send(file);
    },
    costly,
  );
  route(planFollowUpEndpoints.undoReplan, async ({ student, params }) => {
    await undoReplan(services, student, params.id);
    return getChangedPlan(services, student, params.id);
  });
}
