import type { GuestRoute, StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { libraryEndpoints } from '#shared/contracts/library.schemas.ts';
import { addLessonCards } from './card-service.ts';
import { reportLesson } from './report-service.ts';
import { searchLessons } from './search-service.ts';
import { getLesson, listLessons, listSubjects, readLessons, setRead } from './service.ts';

export function libraryRoutes(route: GuestRoute): void {
  route(libraryEndpoints.list, () => ({ subjects: listSubjects() }));
  route(libraryEndpoints.search, ({ query }) => searchLessons(query.q));
  route(libraryEndpoints.subject, ({ params }) => listLessons(params.subject));
  route(libraryEndpoints.lesson, ({ params }) => ({ lesson: getLesson(params.subject, params.lesson) }));
}

/** What a student does with lessons. */
export function studentLibraryRoutes(route: StudentRoute, services: Services): void {
  route(libraryEndpoints.reads, async ({ student }) => ({ reads: await readLessons(services, student) }));
  route(libraryEndpoints.setRead, ({ student, params, body }) =>
    setRead(services, student, { ...params, ...body }),
  );
  route(libraryEndpoints.addCards, ({ student, params, body }) =>
    addLessonCards(services, student, { ...params, ...body }),
  );
  route(libraryEndpoints.report, ({ student, params, body }) =>
    reportLesson(services, student, { ...params, ...body }),
  );
}
