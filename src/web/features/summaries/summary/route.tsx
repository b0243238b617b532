import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const summaryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/$summaryId',
  component: lazyRouteComponent(() => import('./view.tsx'), 'SummaryPage'),
});
