import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { planFollowUpApi } from '#shared/contracts/plan-follow-up.ts';
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
  route(planFollowUpApi.setRevision, async ({ student, params, body }) => ({
    data: { topic: await setRevision(services, student, params.id, body) },
  }));
  route(planFollowUpApi.logQuestions, async ({ student, params, body }) => ({
    data: await logQuestions(services, student, params.id, body),
  }));
  route(planFollowUpApi.listQuestions, async ({ student, params }) => ({
    data: { entries: await getQuestions(services, student, params.id) },
  }));
  route(planFollowUpApi.removeQuestions, async ({ student, params }) => ({
    data: { topic: await removeQuestions(services, student, params.id, params.entryId) },
  }));
  route(planFollowUpApi.previewReplan, async ({ student, params, body }) => ({
    data: { preview: await previewReplan(services, student, params.id, body.until) },
  }));
  route(planFollowUpApi.applyReplan, async ({ student, params, body }) => {
    await applyReplan(services, student, params.id, body);
    return getChangedPlan(services, student, params.id);
  });
  route(
    planFollowUpApi.pdf,
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
  route(planFollowUpApi.undoReplan, async ({ student, params }) => {
    await undoReplan(services, student, params.id);
    return getChangedPlan(services, student, params.id);
  });
}
