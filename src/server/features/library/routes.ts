import type { GuestRoute } from '#server/platform/http/scopes.ts';
import { libraryEndpoints } from '#shared/contracts/library.schemas.ts';
import { getLesson, listLessons, listSubjects } from './service.ts';

export function libraryRoutes(route: GuestRoute): void {
  route(libraryEndpoints.list, () => ({ subjects: listSubjects() }));
  route(libraryEndpoints.subject, ({ params }) => listLessons(params.subject));
  route(libraryEndpoints.lesson, ({ params }) => ({ lesson: getLesson(params.subject, params.lesson) }));
}
