import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const sandboxCheckoutRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/sandbox/checkout/$id',
  staticData: { title: 'Pagamento de teste' },
  loader: async ({ context, params }) => {
    const { checkoutQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(checkoutQuery(params.id));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/sandbox/checkout/$id')({
    pendingComponent: view.CheckoutPending,
    errorComponent: view.CheckoutFailure,
    component: view.SandboxCheckoutPage,
  });
});
