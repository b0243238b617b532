import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const editStudyCycleRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-cycles/$cycleId/edit',
  staticData: { title: 'Editar ciclo de estudos' },
  loader: async ({ context, params }) => {
    const { studyCycleQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(studyCycleQuery(params.cycleId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/study-cycles/$cycleId/edit')({
    pendingComponent: view.CycleSkeleton,
    errorComponent: view.CycleFailure,
    component: view.EditStudyCyclePage,
  });
});
