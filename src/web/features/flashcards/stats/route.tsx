import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const flashcardStatsRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/stats',
  validateSearch: (search): { by?: string } => ({ by: readText(search.by) }),
  staticData: { title: 'Estatísticas dos flashcards' },
  loader: async ({ context }) => {
    const { flashcardStatsDetailsQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(flashcardStatsDetailsQuery);
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/flashcards/stats')({
    pendingComponent: view.StatsPending,
    errorComponent: view.StatsFailure,
    component: view.StatsPage,
  });
});
