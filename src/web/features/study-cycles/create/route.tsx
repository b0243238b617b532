import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const createStudyCycleRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-cycles/create',
  staticData: { title: 'Novo ciclo de estudos' },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/study-cycles/create')({
    pendingComponent: view.CreateCyclePending,
    errorComponent: view.CreateCycleFailure,
    component: view.CreateStudyCyclePage,
  });
});
