import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const libraryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/library',
  staticData: { title: 'Biblioteca' },
  loader: async ({ context }) => {
    const { subjectsQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, subjectsQuery);
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/library')({
    errorComponent: view.LibraryFailure,
    component: view.LibraryPage,
  });
});
