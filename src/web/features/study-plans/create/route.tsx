import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const createStudyPlanRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-plans/create',
  validateSearch: (search): { task?: string; title?: string; subject?: string; exam?: string } => ({
    task: readText(search.task),
    title: readText(String(search.title ?? '')),
    subject: readText(String(search.subject ?? '')),
    exam: readText(search.exam),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'CreateStudyPlanPage'),
});
