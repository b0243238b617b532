import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { planFollowUpApi } from '#shared/contracts/plan-follow-up.ts';
import { planPdf } from '../pdf-service.ts';
import { getChangedPlan, readStudyPlan } from '../service.ts';
import { applyReplan, previewReplan, undoReplan } from './replan-service.ts';
import { getQuestions, logQuestions, removeQuestions, setRevision } from './service.ts';

/** `costly` counts the calls that take long to answer. */
export function planFollowUpRoutes(route: StudentRoute, parts: Parts, costly: RouteShorthandOptions): void {
  route(planFollowUpApi.setRevision, async ({ student, params, body }) => ({
    data: { topic: await setRevision(parts, student, params.id, body) },
  }));
  route(planFollowUpApi.logQuestions, async ({ student, params, body }) => ({
    data: await logQuestions(parts, student, params.id, body),
  }));
  route(planFollowUpApi.listQuestions, async ({ student, params }) => ({
    data: { entries: await getQuestions(parts, student, params.id) },
  }));
  route(planFollowUpApi.removeQuestions, async ({ student, params }) => ({
    data: { topic: await removeQuestions(parts, student, params.id, params.entryId) },
  }));
  route(planFollowUpApi.previewReplan, async ({ student, params, body }) => ({
    data: { preview: await previewReplan(parts, student, params.id, body.until) },
  }));
  route(planFollowUpApi.applyReplan, async ({ student, params, body }) => {
    await applyReplan(parts, student, params.id, body);
    return getChangedPlan(parts, student, params.id);
  });
  route(
    planFollowUpApi.pdf,
    async ({ student, params, reply }) => {
      const plan = await readStudyPlan(parts, student, params.id);
      const file = await planPdf(student.userId, plan);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="plano.pdf"`)
        .send(file);
    },
    costly,
  );
  route(planFollowUpApi.undoReplan, async ({ student, params }) => {
    await undoReplan(parts, student, params.id);
    return getChangedPlan(parts, student, params.id);
  });
}
