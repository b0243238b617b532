import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchSyllabus } from '../prefetch.ts';

export const editSyllabusRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/syllabi/$syllabusId/edit',
  validateSearch: (search): { show?: 'doubtful' } => (search.show === 'doubtful' ? { show: 'doubtful' } : {}),
  staticData: { title: 'Conferir edital' },
  loader: prefetchSyllabus,
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/syllabi/$syllabusId/edit')({
    pendingComponent: view.EditSyllabusPending,
    errorComponent: view.SyllabusFailure,
    component: view.EditSyllabusPage,
  });
});
