import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import {
  changeStudyPlan,
  createStudyPlan,
  deleteStudyPlan,
  getGenerationTask,
  getStudyPlan,
  listStudyPlans,
  setActivityProgress,
  setTopicProgress,
} from './service.ts';

/** `costly` counts the calls that make an engine work. */
export function studyPlanRoutes(route: StudentRoute, parts: Parts, costly: RouteShorthandOptions): void {
  route(
    studyPlanApi.create,
    async ({ student, body }) => ({ taskId: await createStudyPlan(parts, student, body) }),
    costly,
  );
  route(studyPlanApi.status, async ({ student, params }) => ({
    taskId: params.id,
    ...(await getGenerationTask(parts, student, params.id)),
  }));
  route(studyPlanApi.list, ({ student }) => listStudyPlans(parts, student));
  route(studyPlanApi.detail, ({ student, params }) => getStudyPlan(parts, student, params.id));
  route(studyPlanApi.update, ({ student, params, body }) => changeStudyPlan(parts, student, params.id, body));
  route(studyPlanApi.remove, ({ student, params }) => deleteStudyPlan(parts, student, params.id));
  route(studyPlanApi.setActivity, ({ student, params, body }) =>
    setActivityProgress(parts, student, params.id, body),
  );
  route(studyPlanApi.setTopic, async ({ student, params, body }) => ({
    data: await setTopicProgress(parts, student, params.id, body),
  }));
}
