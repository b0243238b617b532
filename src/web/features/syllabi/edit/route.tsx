import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const editSyllabusRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/syllabi/$syllabusId/edit',
  validateSearch: (search): { show?: 'doubtful' } => (search.show === 'doubtful' ? { show: 'doubtful' } : {}),
  staticData: { title: 'Conferir edital' },
  loader: async ({ context, params }) => {
    const { syllabusQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(syllabusQuery(params.syllabusId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/syllabi/$syllabusId/edit')({
    pendingComponent: view.EditSyllabusPending,
    errorComponent: view.SyllabusFailure,
    component: view.EditSyllabusPage,
  });
});
