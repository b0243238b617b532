import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const editSummaryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/$summaryId/edit',
  component: lazyRouteComponent(() => import('./view.tsx'), 'EditSummaryPage'),
});
