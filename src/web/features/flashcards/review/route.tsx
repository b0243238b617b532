import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const reviewRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/review',
  staticData: { title: 'Revisão de flashcards' },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/flashcards/review')({
    pendingComponent: view.ReviewSkeleton,
    errorComponent: view.ReviewFailure,
    component: view.ReviewPage,
  });
});
