import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const editFlashcardRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/$cardId/edit',
  component: lazyRouteComponent(() => import('./view.tsx'), 'EditFlashcardPage'),
});
