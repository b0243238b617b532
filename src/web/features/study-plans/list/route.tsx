import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const studyPlansRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-plans',
  validateSearch: (search): { q?: string; filter?: string } => ({
    q: readText(String(search.q ?? '')),
    filter: readText(search.filter),
  }),
  staticData: { title: 'Planos de Estudo' },
  loader: async ({ context }) => {
    const { studyPlansQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(studyPlansQuery);
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/study-plans')({
    errorComponent: view.PlansFailure,
    component: view.StudyPlansPage,
  });
});
