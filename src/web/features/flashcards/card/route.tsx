import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const flashcardRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/$cardId',
  component: lazyRouteComponent(() => import('./view.tsx'), 'FlashcardPage'),
});
