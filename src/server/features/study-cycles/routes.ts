import type { RouteShorthandOptions } from 'fastify';
import { RawJson } from '#server/platform/http/routes.ts';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { studyCycleEndpoints } from '#shared/contracts/study-cycles.schemas.ts';
import { setBlock, setMinutes } from './block-service.ts';
import { changeStudyCycle } from './edit-service.ts';
import { applyReplan, previewReplan, undoReplan } from './replan-service.ts';
import {
  cycleJson,
  deleteStudyCycle,
  generateStudyCycle,
  getStudyCycle,
  listStudyCycles,
} from './service.ts';
import { suggestSubjects } from './subject-service.ts';

/** `costly` counts the calls that make an engine work. */
export function studyCycleRoutes(
  route: StudentRoute,
  services: Services,
  costly: RouteShorthandOptions,
): void {
  const shown = async (userId: string, cycleId: string) =>
    new RawJson(`{"cycle":${await cycleJson(services, userId, cycleId)}}`);
  const underData = async (userId: string, cycleId: string) =>
    new RawJson(`{"data":{"cycle":${await cycleJson(services, userId, cycleId)}}}`);

  route(
    studyCycleEndpoints.generate,
    async ({ student, body }) => shown(student.userId, await generateStudyCycle(services, student, body)),
    costly,
  );
  route(
    studyCycleEndpoints.suggestSubjects,
    ({ student, body }) => suggestSubjects(services, student, body.studyFocus),
    costly,
  );
  route(studyCycleEndpoints.list, ({ student, query }) => listStudyCycles(services, student, query.search));
  route(studyCycleEndpoints.detail, ({ student, params }) => getStudyCycle(services, student, params.id));
  route(studyCycleEndpoints.update, async ({ student, params, body }) => {
    await changeStudyCycle(services, student, params.id, body);
    return shown(student.userId, params.id);
  });
  route(studyCycleEndpoints.remove, ({ student, params }) => deleteStudyCycle(services, student, params.id));
  route(studyCycleEndpoints.setBlock, ({ student, params: { id, ...place }, body }) =>
    setBlock(services, student, id, place, body),
  );
  route(studyCycleEndpoints.setMinutes, ({ student, params, body }) =>
    setMinutes(services, student, params.id, params.blockId, body.minutesDone),
  );
  route(studyCycleEndpoints.previewReplan, async ({ student, params, body }) => ({
    data: { preview: await previewReplan(services, student, params.id, body.until) },
  }));
  route(studyCycleEndpoints.applyReplan, async ({ student, params, body }) => {
    await applyReplan(services, student, params.id, body);
    return underData(student.userId, params.id);
  });
  route(studyCycleEndpoints.undoReplan, async ({ student, params }) => {
    await undoReplan(services, student, params.id);
    return underData(student.userId, params.id);
  });
}
