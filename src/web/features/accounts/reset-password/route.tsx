import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { rootRoute } from '#web/parent-routes.ts';

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: (search): { token?: string } => ({ token: readText(search.token) }),
  staticData: { title: 'Redefinir senha' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'ResetPasswordPage'),
});
