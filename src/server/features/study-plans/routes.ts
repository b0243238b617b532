import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { studyPlanEndpoints } from '#shared/contracts/study-plans.schemas.ts';
import { setActivityProgress, setTopicProgress } from './progress-service.ts';
import {
  changeStudyPlan,
  createStudyPlan,
  deleteStudyPlan,
  getChangedPlan,
  getGenerationTask,
  getStudyPlan,
  listStudyPlans,
} from './service.ts';
import { readPlanWish, suggestPlan } from './suggestion-service.ts';

/** `costly` counts the calls that make an engine work. */
export function studyPlanRoutes(
  route: StudentRoute,
  services: Services,
  costly: RouteShorthandOptions,
): void {
  route(
    studyPlanEndpoints.create,
    async ({ student, body }) => ({ taskId: await createStudyPlan(services, student, body) }),
    costly,
  );
  route(studyPlanEndpoints.status, async ({ student, params }) => ({
    taskId: params.id,
    ...(await getGenerationTask(services, student, params.id)),
  }));
  route(studyPlanEndpoints.list, ({ student }) => listStudyPlans(services, student));
  route(studyPlanEndpoints.detail, ({ student, params }) => getStudyPlan(services, student, params.id));
  route(studyPlanEndpoints.update, async ({ student, params, body }) => {
    await changeStudyPlan(services, student, params.id, body);
    return getChangedPlan(services, student, params.id);
  });
  route(studyPlanEndpoints.remove, ({ student, params }) => deleteStudyPlan(services, student, params.id));
  route(studyPlanEndpoints.setActivity, ({ student, params, body }) =>
    setActivityProgress(services, student, params.id, body),
  );
  route(studyPlanEndpoints.suggest, ({ student, body }) => suggestPlan(services, student, body), costly);
  route(studyPlanEndpoints.readWish, ({ body }) => readPlanWish(body));
  route(studyPlanEndpoints.setTopic, async ({ student, params, body }) => ({
    data: await setTopicProgress(services, student, params.id, body),
  }));
}
