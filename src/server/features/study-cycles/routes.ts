import type { RouteShorthandOptions } from 'fastify';
import { RawJson } from '#server/platform/http/routes.ts';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { studyCycleApi } from '#shared/contracts/study-cycles.ts';
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
export function studyCycleRoutes(route: StudentRoute, parts: Parts, costly: RouteShorthandOptions): void {
  const shown = async (userId: string, cycleId: string) =>
    new RawJson(`{"cycle":${await cycleJson(parts, userId, cycleId)}}`);
  const underData = async (userId: string, cycleId: string) =>
    new RawJson(`{"data":{"cycle":${await cycleJson(parts, userId, cycleId)}}}`);

  route(
    studyCycleApi.generate,
    async ({ student, body }) => shown(student.userId, await generateStudyCycle(parts, student, body)),
    costly,
  );
  route(
    studyCycleApi.suggestSubjects,
    ({ student, body }) => suggestSubjects(parts, student, body.studyFocus),
    costly,
  );
  route(studyCycleApi.list, ({ student, query }) => listStudyCycles(parts, student, query.search));
  route(studyCycleApi.detail, ({ student, params }) => getStudyCycle(parts, student, params.id));
  route(studyCycleApi.update, async ({ student, params, body }) => {
    await changeStudyCycle(parts, student, params.id, body);
    return shown(student.userId, params.id);
  });
  route(studyCycleApi.remove, ({ student, params }) => deleteStudyCycle(parts, student, params.id));
  route(studyCycleApi.setBlock, ({ student, params: { id, ...place }, body }) =>
    setBlock(parts, student, id, place, body),
  );
  route(studyCycleApi.setMinutes, ({ student, params, body }) =>
    setMinutes(parts, student, params.id, params.blockId, body.minutesDone),
  );
  route(studyCycleApi.previewReplan, async ({ student, params, body }) => ({
    data: { preview: await previewReplan(parts, student, params.id, body.until) },
  }));
  route(studyCycleApi.applyReplan, async ({ student, params, body }) => {
    await applyReplan(parts, student, params.id, body);
    return underData(student.userId, params.id);
  });
  route(studyCycleApi.undoReplan, async ({ student, params }) => {
    await undoReplan(parts, student, params.id);
    return underData(student.userId, params.id);
  });
}
