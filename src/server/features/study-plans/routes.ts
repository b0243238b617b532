import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import {
  changeStudyPlan,
  createStudyPlan,
  deleteStudyPlan,
  getChangedPlan,
  getGenerationTask,
  getStudyPlan,
  listStudyPlans,
  setActivityProgress,
  setTopicProgress,
} from './service.ts';
import { suggestPlan } from './suggestion-service.ts';

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
  route(studyPlanApi.update, async ({ student, params, body }) => {
    await changeStudyPlan(parts, student, params.id, body);
    return getChangedPlan(parts, student, params.id);
  });
  route(studyPlanApi.remove, ({ student, params }) => deleteStudyPlan(parts, student, params.id));
  route(studyPlanApi.setActivity, ({ student, params, body }) =>
    setActivityProgress(parts, student, params.id, body),
  );
  route(studyPlanApi.suggest, ({ student, body }) => suggestPlan(parts, student, body), costly);
  route(studyPlanApi.setTopic, async ({ student, params, body }) => ({
    data: await setTopicProgress(parts, student, params.id, body),
  }));
}
