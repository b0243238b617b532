import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const createStudyCycleRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-cycles/create',
  // The syllabus whose disciplines it begins with.
  validateSearch: (search): { syllabus?: string } => ({ syllabus: readText(search.syllabus) }),
  staticData: { title: 'Novo ciclo de estudos' },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/study-cycles/create')({
    pendingComponent: view.CreateCyclePending,
    errorComponent: view.CreateCycleFailure,
    component: view.CreateStudyCyclePage,
  });
});
