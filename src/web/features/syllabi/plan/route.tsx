import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchSyllabus } from '../prefetch.ts';

export const planSyllabusRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/syllabi/$syllabusId/plan',
  staticData: { title: 'Montar plano' },
  loader: prefetchSyllabus,
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/syllabi/$syllabusId/plan')({
    pendingComponent: view.PlanPending,
    errorComponent: view.SyllabusFailure,
    component: view.PlanSyllabusPage,
  });
});
