import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const editStudyPlanRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-plans/$planId/edit',
  staticData: { title: 'Editar plano de estudos' },
  loader: async ({ context, params }) => {
    const { studyPlanQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(studyPlanQuery(params.planId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/study-plans/$planId/edit')({
    pendingComponent: view.PlanSkeleton,
    errorComponent: view.PlanFailure,
    component: view.EditStudyPlanPage,
  });
});
