import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const paymentsRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/payments',
  validateSearch: (search): { plan?: string } => ({ plan: readText(search.plan) }),
  staticData: { title: 'Pagamentos' },
  loader: async ({ context: { queryClient } }) => {
    const { subscriptionQuery, testAccountQuery } = await import('../api.ts');
    const check = queryClient.fetchQuery(testAccountQuery).catch(() => false);
    void check.then((isTestAccount) => {
      if (!isTestAccount) void queryClient.prefetchQuery(subscriptionQuery);
    });
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/payments')({
    pendingComponent: view.PaymentsPending,
    errorComponent: view.PaymentsFailure,
    component: view.PaymentsPage,
  });
});
