import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { rootRoute } from '#web/parent-routes.ts';

export const googleFinishRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/google/finish',
  staticData: { title: 'Entrando com Google' },
  loader: async ({ context }) => {
    const { pendingQuery } = await import('../google-api.ts');
    void context.queryClient.prefetchQuery(pendingQuery);
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/auth/google/finish')({
    pendingComponent: view.FinishPending,
    errorComponent: view.FinishFailure,
    component: view.GoogleFinishPage,
  });
});
