import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const profileRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/profile',
  staticData: { title: 'Meu Perfil' },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/profile')({
    pendingComponent: view.ProfilePending,
    errorComponent: view.ProfileFailure,
    component: view.ProfilePage,
  });
});
