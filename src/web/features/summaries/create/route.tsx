import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const createSummaryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/create',
  validateSearch: (search): { task?: string; title?: string } => ({
    task: readText(search.task),
    title: readText(String(search.title ?? '')),
  }),
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/summaries/create')({
    pendingComponent: view.CreateSummaryPending,
    errorComponent: view.CreateSummaryFailure,
    component: view.CreateSummaryPage,
  });
});
