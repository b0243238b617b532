import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const reviewRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/review',
  component: lazyRouteComponent(() => import('./view.tsx'), 'ReviewPage'),
});
