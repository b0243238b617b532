import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const createFlashcardRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/create',
  validateSearch: (search): { subject?: string } => ({ subject: readText(String(search.subject ?? '')) }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'CreateFlashcardPage'),
});
