import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const flashcardRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/$cardId',
  staticData: { title: 'Flashcard' },
  loader: async ({ context, params }) => {
    const { flashcardQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(flashcardQuery(params.cardId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/flashcards/$cardId')({
    pendingComponent: view.CardSkeleton,
    errorComponent: view.CardFailure,
    component: view.FlashcardPage,
  });
});
