import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openRoute } from '#web/parent-routes.ts';

export const contactRoute = createRoute({
  getParentRoute: () => openRoute,
  path: '/contact',
  staticData: { title: 'Contato' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'ContactPage'),
});
