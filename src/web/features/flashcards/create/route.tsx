import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { filingSearch } from '../filing-search.ts';

export const createFlashcardRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/create',
  validateSearch: filingSearch,
  staticData: { title: 'Criar flashcard' },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/flashcards/create')({
    pendingComponent: view.CreateCardPending,
    errorComponent: view.CreateCardFailure,
    component: view.CreateFlashcardPage,
  });
});
