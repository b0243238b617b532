import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const publicSummaryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/public/$summaryId',
  staticData: { title: 'Resumo público' },
  loader: async ({ context, params }) => {
    const { publicSummaryQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, publicSummaryQuery(params.summaryId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/summaries/public/$summaryId')({
    pendingComponent: view.SummarySkeleton,
    errorComponent: view.PublicSummaryFailure,
    component: view.PublicSummaryPage,
  });
});
