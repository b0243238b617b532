import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const flashcardsFromTextRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/create-from-text',
  validateSearch: (search): { summary?: string; subject?: string; count?: number } => ({
    summary: readText(search.summary),
    subject: readText(String(search.subject ?? '')),
    count: readNumber(search.count),
  }),
  loaderDeps: ({ search }) => ({ summary: search.summary }),
  loader: async ({ context, deps: { summary } }) => {
    if (!summary) return;
    const { summaryQuery } = await import('#web/features/summaries/api.ts');
    void context.queryClient.prefetchQuery(summaryQuery(summary));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/flashcards/create-from-text')({
    pendingComponent: view.FromTextPending,
    errorComponent: view.FromTextFailure,
    component: view.CreateFromTextPage,
  });
});
