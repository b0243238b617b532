import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchSyllabus } from '../prefetch.ts';

export const compareSyllabusRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/syllabi/$syllabusId/compare',
  validateSearch: (search): { reading?: string; post?: number } => ({
    reading: readText(search.reading),
    post: readNumber(search.post),
  }),
  staticData: { title: 'Retificação' },
  loader: prefetchSyllabus,
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/syllabi/$syllabusId/compare')({
    pendingComponent: view.CompareSyllabusPending,
    errorComponent: view.SyllabusFailure,
    component: view.CompareSyllabusPage,
  });
});
