import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const flashcardsRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards',
  validateSearch: (search): { q?: string; deck?: string; difficulty?: string } => ({
    q: readText(String(search.q ?? '')),
    deck: readText(String(search.deck ?? '')),
    difficulty: readText(search.difficulty),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'FlashcardsPage'),
});
