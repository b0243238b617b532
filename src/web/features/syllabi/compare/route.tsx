import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const compareSyllabusRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/syllabi/$syllabusId/compare',
  validateSearch: (search): { reading?: string; post?: number } => ({
    reading: readText(search.reading),
    post: readNumber(search.post),
  }),
  staticData: { title: 'Retificação' },
  loader: async ({ context, params }) => {
    const { syllabusQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(syllabusQuery(params.syllabusId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/syllabi/$syllabusId/compare')({
    pendingComponent: view.CompareSyllabusPending,
    errorComponent: view.SyllabusFailure,
    component: view.CompareSyllabusPage,
  });
});
