import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const publicSummaryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/public/$summaryId',
  staticData: { title: 'Resumo público' },
  loader: async ({ context, params }) => {
    const { publicSummaryQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(publicSummaryQuery(params.summaryId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/summaries/public/$summaryId')({
    pendingComponent: view.SummarySkeleton,
    errorComponent: view.PublicSummaryFailure,
    component: view.PublicSummaryPage,
  });
});
