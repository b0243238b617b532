import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const summaryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/$summaryId',
  staticData: { title: 'Resumo' },
  loader: async ({ context, params }) => {
    const { summaryQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(summaryQuery(params.summaryId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/summaries/$summaryId')({
    pendingComponent: view.SummarySkeleton,
    errorComponent: view.SummaryFailure,
    component: view.SummaryPage,
  });
});
