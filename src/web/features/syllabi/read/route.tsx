import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const readSyllabusRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/syllabi/read',
  validateSearch: (search): { reading?: string } => ({ reading: readText(search.reading) }),
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/syllabi/read')({
    pendingComponent: view.ReadSyllabusPending,
    errorComponent: view.ReadSyllabusFailure,
    component: view.ReadSyllabusPage,
  });
});
