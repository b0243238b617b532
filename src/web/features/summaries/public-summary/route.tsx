import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const publicSummaryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/public/$summaryId',
  component: lazyRouteComponent(() => import('./view.tsx'), 'PublicSummaryPage'),
});
