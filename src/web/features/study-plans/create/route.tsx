import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const createStudyPlanRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-plans/create',
  validateSearch: (search): { task?: string; title?: string; subject?: string; exam?: string } => ({
    task: readText(search.task),
    title: readText(String(search.title ?? '')),
    subject: readText(String(search.subject ?? '')),
    exam: readText(search.exam),
  }),
  staticData: { title: 'Novo plano de estudos' },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/study-plans/create')({
    pendingComponent: view.CreatePlanPending,
    errorComponent: view.CreatePlanFailure,
    component: view.CreateStudyPlanPage,
  });
});
