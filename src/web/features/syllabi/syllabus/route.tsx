import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const syllabusRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/syllabi/$syllabusId',
  validateSearch: (search): { q?: string; filter?: string } => ({
    q: readText(String(search.q ?? '')),
    filter: readText(search.filter),
  }),
  staticData: { title: 'Edital' },
  loader: async ({ context, params }) => {
    const { forecastQuery, syllabusQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, syllabusQuery(params.syllabusId));
    void context.queryClient.prefetchQuery(forecastQuery(params.syllabusId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/syllabi/$syllabusId')({
    pendingComponent: view.SyllabusSkeleton,
    errorComponent: view.SyllabusFailure,
    component: view.SyllabusPage,
  });
});
