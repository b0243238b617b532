import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const flashcardsRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards',
  validateSearch: (search): { q?: string; deck?: string; difficulty?: string } => ({
    q: readText(String(search.q ?? '')),
    deck: readText(String(search.deck ?? '')),
    difficulty: readText(search.difficulty),
  }),
  staticData: { title: 'Flashcards' },
  loader: async ({ context }) => {
    const { flashcardsQuery } = await import('../api.ts');
    const { flashcardStatsQuery } = await import('../stats-query.ts');
    void prefetchStale(context.queryClient, flashcardsQuery);
    void prefetchStale(context.queryClient, flashcardStatsQuery);
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/flashcards')({
    errorComponent: view.FlashcardsFailure,
    component: view.FlashcardsPage,
  });
});
