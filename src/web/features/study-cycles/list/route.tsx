import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

const addressIn = (search: Record<string, unknown>): { q?: string; status?: string } => ({
  q: readText(String(search.q ?? '')),
  status: readText(search.status),
});

export const studyCyclesRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-cycles',
  validateSearch: addressIn,
  staticData: { title: 'Ciclos de Estudo' },
  loader: async ({ context, location }) => {
    const { studyCyclesQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, studyCyclesQuery(addressIn(location.search).q?.trim()));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/study-cycles')({
    errorComponent: view.CyclesFailure,
    component: view.StudyCyclesPage,
  });
});
