import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const studyPlanRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-plans/$planId',
  validateSearch: (search): { tab?: string; replan?: true } => ({
    tab: readText(search.tab),
    replan: search.replan === true || undefined,
  }),
  staticData: { title: 'Plano de estudos' },
  loader: async ({ context, params }) => {
    const { studyPlanQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, studyPlanQuery(params.planId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/study-plans/$planId')({
    pendingComponent: view.PlanSkeleton,
    errorComponent: view.PlanFailure,
    component: view.StudyPlanPage,
  });
});
