import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const syllabiRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/syllabi',
  staticData: { title: 'Editais' },
  loader: async ({ context }) => {
    const { syllabiQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, syllabiQuery);
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/syllabi')({
    errorComponent: view.SyllabiFailure,
    component: view.SyllabiPage,
  });
});
