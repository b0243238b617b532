import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const studyCycleRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-cycles/$cycleId',
  validateSearch: (search): { tab?: string; week?: number } => ({
    tab: readText(search.tab),
    week: readNumber(search.week),
  }),
  staticData: { title: 'Ciclo de estudos' },
  loader: async ({ context, params }) => {
    const { studyCycleQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, studyCycleQuery(params.cycleId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/study-cycles/$cycleId')({
    pendingComponent: view.CycleSkeleton,
    errorComponent: view.CycleFailure,
    component: view.StudyCyclePage,
  });
});
