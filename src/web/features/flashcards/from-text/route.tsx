import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';
import { type FilingSearch, filingSearch } from '../filing-search.ts';

export const flashcardsFromTextRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/create-from-text',
  validateSearch: (search): FilingSearch & { summary?: string; count?: number } => ({
    ...filingSearch(search),
    summary: readText(search.summary),
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
