import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guestRoute, openRoute } from '#web/parent-routes.ts';

export const landingRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/',
  staticData: { title: 'Transforme Seus Estudos' },
  component: lazyRouteComponent(() => import('./home/view.tsx'), 'LandingPage'),
});

export const contactRoute = createRoute({
  getParentRoute: () => openRoute,
  path: '/contact',
  staticData: { title: 'Contato' },
  component: lazyRouteComponent(() => import('./contact/view.tsx'), 'ContactPage'),
});

export const privacyPolicyRoute = createRoute({
  getParentRoute: () => openRoute,
  path: '/privacy-policy',
  staticData: { title: 'Política de Privacidade' },
  component: lazyRouteComponent(() => import('./privacy-policy/view.tsx'), 'PrivacyPolicyPage'),
});

export const termsOfServiceRoute = createRoute({
  getParentRoute: () => openRoute,
  path: '/terms-of-service',
  staticData: { title: 'Termos de Serviço' },
  component: lazyRouteComponent(() => import('./terms-of-service/view.tsx'), 'TermsOfServicePage'),
});
