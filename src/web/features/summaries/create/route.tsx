import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const createSummaryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/create',
  validateSearch: (search): { task?: string; title?: string } => ({
    task: readText(search.task),
    title: readText(String(search.title ?? '')),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'CreateSummaryPage'),
});
