import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const reviewRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/review',
  staticData: { title: 'Revisão de flashcards', isSession: true },
  // What is due is asked for once it is known how the student reviews.
  loader: ({ context }) => void prefetchStale(context.queryClient, profileQuery),
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/flashcards/review')({
    pendingComponent: view.ReviewSkeleton,
    errorComponent: view.ReviewFailure,
    component: view.ReviewPage,
  });
});
