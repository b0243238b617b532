import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const editSummaryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/$summaryId/edit',
  staticData: { title: 'Editar resumo' },
  loader: async ({ context, params }) => {
    const { summaryQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(summaryQuery(params.summaryId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/summaries/$summaryId/edit')({
    pendingComponent: view.EditSummaryPending,
    errorComponent: view.SummaryFailure,
    component: view.EditSummaryPage,
  });
});
