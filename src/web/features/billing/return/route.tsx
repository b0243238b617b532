import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const paymentReturnRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/payments/return',
  validateSearch: (search): { purchase?: string } => ({ purchase: readText(search.purchase) }),
  staticData: { title: 'Pagamento' },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/payments/return')({
    errorComponent: view.ReturnFailure,
    component: view.ReturnPage,
  });
});
