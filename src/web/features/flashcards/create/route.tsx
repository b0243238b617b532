import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const createFlashcardRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/create',
  validateSearch: (search): { subject?: string } => ({ subject: readText(String(search.subject ?? '')) }),
  staticData: { title: 'Criar flashcard' },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/flashcards/create')({
    pendingComponent: view.CreateCardPending,
    errorComponent: view.CreateCardFailure,
    component: view.CreateFlashcardPage,
  });
});
