import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { syllabusEndpoints } from '#shared/contracts/syllabi.schemas.ts';
import { draftCycle } from './cycle-service.ts';
import { getNextExam } from './exam-service.ts';
import { addQuestions, addRevision, setTheory, undoQuestions, undoRevision } from './follow-up-service.ts';
import { getForecast } from './forecast-service.ts';
import { getSummaryTopic, setSummaryTopic } from './materials/summary-service.ts';
import { planSyllabus, previewPlan } from './plan-service.ts';
import { getReading, startReading } from './reading-service.ts';
import {
  compareSyllabus,
  createSyllabus,
  getPage,
  getSyllabus,
  listSyllabusCards,
  removeSyllabus,
  updateSyllabus,
} from './service.ts';

/** For a scope that accepts uploads; `costly` counts the calls that read a whole file or lay out a plan. */
export function syllabusRoutes(route: StudentRoute, services: Services, costly: RouteShorthandOptions): void {
  route(syllabusEndpoints.read, ({ student, body }) => startReading(services, student, body), costly);
  route(syllabusEndpoints.reading, async ({ student, params }) => ({
    reading: await getReading(services, student, params.id),
  }));
  route(syllabusEndpoints.create, async ({ student, body }) => ({
    data: { syllabus: await createSyllabus(services, student, body) },
  }));
  route(syllabusEndpoints.list, async ({ student }) => ({
    syllabi: await listSyllabusCards(services, student),
  }));
  route(syllabusEndpoints.exam, async ({ student }) => ({ exam: await getNextExam(services, student) }));
  route(syllabusEndpoints.detail, async ({ student, params }) => ({
    data: { syllabus: await getSyllabus(services, student, params.id) },
  }));
  route(syllabusEndpoints.page, ({ student, params }) => getPage(services, student, params.id, params.page));
  route(syllabusEndpoints.update, async ({ student, params, body }) => ({
    data: { syllabus: await updateSyllabus(services, student, params.id, body) },
  }));
  route(syllabusEndpoints.remove, ({ student, params }) => removeSyllabus(services, student, params.id));
  route(
    syllabusEndpoints.compare,
    ({ student, params, body }) => compareSyllabus(services, student, params.id, body),
    costly,
  );
  route(syllabusEndpoints.summaryTopic, async ({ student, params }) => ({
    topic: await getSummaryTopic(services, student, params.id),
  }));
  route(syllabusEndpoints.setSummaryTopic, async ({ student, params, body }) => ({
    topic: await setSummaryTopic(services, student, params.id, body.topic),
  }));
  route(syllabusEndpoints.setTheory, ({ student, params, body }) =>
    setTheory(services, student, params, body.done),
  );
  route(syllabusEndpoints.revise, ({ student, params }) => addRevision(services, student, params));
  route(syllabusEndpoints.undoRevision, ({ student, params }) => undoRevision(services, student, params));
  route(syllabusEndpoints.addQuestions, ({ student, params, body }) =>
    addQuestions(services, student, params, body),
  );
  route(syllabusEndpoints.undoQuestions, ({ student, params }) => undoQuestions(services, student, params));
  route(
    syllabusEndpoints.previewPlan,
    ({ student, params, body }) => previewPlan(services, student, params.id, body),
    costly,
  );
  route(
    syllabusEndpoints.createPlan,
    async ({ student, params, body }) => ({ planId: await planSyllabus(services, student, params.id, body) }),
    costly,
  );
  route(syllabusEndpoints.cycleDraft, ({ student, params }) => draftCycle(services, student, params.id));
  route(syllabusEndpoints.forecast, ({ student, params }) => getForecast(services, student, params.id));
}
