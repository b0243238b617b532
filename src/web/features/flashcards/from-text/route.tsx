import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const flashcardsFromTextRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/create-from-text',
  validateSearch: (search): { summary?: string; subject?: string; count?: number } => ({
    summary: readText(search.summary),
    subject: readText(String(search.subject ?? '')),
    count: readNumber(search.count),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'CreateFromTextPage'),
});
