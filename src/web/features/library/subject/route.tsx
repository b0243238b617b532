import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const librarySubjectRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/library/$subject',
  staticData: { title: 'Biblioteca' },
  loader: async ({ context, params }) => {
    const { lessonsQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, lessonsQuery(params.subject));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/library/$subject')({
    pendingComponent: view.SubjectSkeleton,
    errorComponent: view.SubjectFailure,
    component: view.SubjectPage,
  });
});
