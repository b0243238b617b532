import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { billingApi, type PaidPlan, type Purchase, type SandboxCheckout } from '#shared/contracts/billing.ts';
import { messageOf } from '#shared/messages.ts';
import { sellsPlans } from '#web/domain/installation.tsx';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { profileQuery } from '#web/session/current-user.ts';

const all = ['payments'] as const;

/** Throws the screen of an address that does not exist where no plans are sold. */
export function requirePlansSold(): void {
  if (!sellsPlans()) throw notFound();
}

/** Asked once: a failure is not worth a wait, as the server decides anyway. */
export const testAccountQuery = queryOptions({
  queryKey: [...all, 'test-account'],
  queryFn: async ({ signal }) =>
    (await callApi(billingApi.checkTestAccount, {}, { signal })).data.data.isTestAccount,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  retryOnMount: false,
});

/** What is paid elsewhere is asked again whenever the page is looked at. */
export const subscriptionQuery = queryOptions({
  queryKey: [...all, 'subscription'],
  queryFn: async ({ signal }) => (await callApi(billingApi.subscription, {}, { signal })).data,
  staleTime: 0,
});

export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'purchase', id],
    queryFn: async ({ signal }): Promise<Purchase> =>
      (await callApi(billingApi.purchase, { params: { id } }, { signal })).data.purchase,
    staleTime: 0,
  });

export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'checkout', id],
    queryFn: async ({ signal }): Promise<SandboxCheckout> =>
      (await callApi(billingApi.sandboxCheckout, { params: { id } }, { signal })).data.checkout,
    staleTime: 0,
  });

/** Opens a purchase and answers where it is paid. Throws `billing.no_link` when the answer has no address. */
export async function openPurchase(planId: PaidPlan): Promise<string> {
  const { init_point } = await callApi(billingApi.createPreference, { body: { planId } });
  if (!init_point) throw new ApiError(502, messageOf('billing.no_link'), 'billing.no_link');
  return init_point;
}

/** What was known of payments is asked again; `onDone` is told even when what asked is gone by then. */
function usePaymentChange<Variables>(change: (variables: Variables) => Promise<unknown>, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: all });
      onDone();
    },
  });
}

/** Gives a purchase back, and with it what it added to the student's plan. */
export function useRefund(id: string, onDone: () => void) {
  const client = useQueryClient();
  return usePaymentChange<void>(
    () => callApi(billingApi.refund, { params: { id } }),
    () => {
      onDone();
      void client.invalidateQueries(profileQuery);
    },
  );
}

export type Decision = 'pay' | 'reject' | 'pend';

/** Does in the sandbox what the student would do in the app of a bank. */
export const useDecide = (id: string, onDone: () => void) =>
  usePaymentChange<Decision>(
    (decision) => callApi(billingApi.sandboxDecide, { params: { id }, body: { decision } }),
    onDone,
  );
