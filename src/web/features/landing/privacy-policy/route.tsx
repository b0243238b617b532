import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openRoute } from '#web/parent-routes.ts';

export const privacyPolicyRoute = createRoute({
  getParentRoute: () => openRoute,
  path: '/privacy-policy',
  staticData: { title: 'Política de Privacidade' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'PrivacyPolicyPage'),
});
