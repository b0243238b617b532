import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const planSyllabusRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/syllabi/$syllabusId/plan',
  staticData: { title: 'Montar plano' },
  loader: async ({ context, params }) => {
    const { syllabusQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(syllabusQuery(params.syllabusId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/syllabi/$syllabusId/plan')({
    pendingComponent: view.PlanPending,
    errorComponent: view.SyllabusFailure,
    component: view.PlanSyllabusPage,
  });
});
