import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const summaryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/$summaryId',
  staticData: { title: 'Resumo' },
  loader: async ({ context, params }) => {
    const { summaryQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, summaryQuery(params.summaryId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/summaries/$summaryId')({
    pendingComponent: view.SummarySkeleton,
    errorComponent: view.SummaryFailure,
    component: view.SummaryPage,
  });
});
