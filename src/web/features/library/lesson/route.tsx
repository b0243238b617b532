import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const lessonRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/library/$subject/$lesson',
  staticData: { title: 'Lição' },
  loader: async ({ context, params }) => {
    const { lessonQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, lessonQuery(params.subject, params.lesson));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/library/$subject/$lesson')({
    pendingComponent: view.LessonSkeleton,
    errorComponent: view.LessonFailure,
    component: view.LessonPage,
  });
});
