import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

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
    void prefetchStale(context.queryClient, studyPlansQuery);
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/study-plans')({
    errorComponent: view.PlansFailure,
    component: view.StudyPlansPage,
  });
});
