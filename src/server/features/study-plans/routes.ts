import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
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
import { readPlanWish, suggestPlan } from './suggestion-service.ts';

/** `costly` counts the calls that make an engine work. */
export function studyPlanRoutes(
  route: StudentRoute,
  services: Services,
  costly: RouteShorthandOptions,
): void {
  route(
    studyPlanApi.create,
    async ({ student, body }) => ({ taskId: await createStudyPlan(services, student, body) }),
    costly,
  );
  route(studyPlanApi.status, async ({ student, params }) => ({
    taskId: params.id,
    ...(await getGenerationTask(services, student, params.id)),
  }));
  route(studyPlanApi.list, ({ student }) => listStudyPlans(services, student));
  route(studyPlanApi.detail, ({ student, params }) => getStudyPlan(services, student, params.id));
  route(studyPlanApi.update, async ({ student, params, body }) => {
    await changeStudyPlan(services, student, params.id, body);
    return getChangedPlan(services, student, params.id);
  });
  route(studyPlanApi.remove, ({ student, params }) => deleteStudyPlan(services, student, params.id));
  route(studyPlanApi.setActivity, ({ student, params, body }) =>
    setActivityProgress(services, student, params.id, body),
  );
  route(studyPlanApi.suggest, ({ student, body }) => suggestPlan(services, student, body), costly);
  route(studyPlanApi.readWish, ({ body }) => readPlanWish(body));
  route(studyPlanApi.setTopic, async ({ student, params, body }) => ({
    data: await setTopicProgress(services, student, params.id, body),
  }));
}
