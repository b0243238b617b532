import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openRoute } from '#web/parent-routes.ts';

export const termsOfServiceRoute = createRoute({
  getParentRoute: () => openRoute,
  path: '/terms-of-service',
  staticData: { title: 'Termos de Serviço' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'TermsOfServicePage'),
});
