import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const editFlashcardRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/$cardId/edit',
  staticData: { title: 'Editar flashcard' },
  loader: async ({ context, params }) => {
    const { flashcardQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(flashcardQuery(params.cardId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/flashcards/$cardId/edit')({
    pendingComponent: view.EditCardPending,
    errorComponent: view.CardFailure,
    component: view.EditFlashcardPage,
  });
});
