import { billingApi, type PaidPlan } from '#shared/contracts/billing.ts';
import type { Student, TestApp } from '#test/support/test-app.ts';

/** What a student does about money, each with a token of the clock's now. */
export function payerOf(test: TestApp, student: Student) {
  const as = async () => ({ token: await test.tokenFor(student) });
  const params = (id: string) => ({ params: { id } });
  return {
    as,
    open: async (planId: PaidPlan) =>
      (await test.call(billingApi.createPreference, { body: { planId } }, await as())).body,
    decide: async (id: string, decision: 'pay' | 'reject' | 'pend') =>
      test.call(billingApi.sandboxDecide, { ...params(id), body: { decision } }, await as()),
    checkout: async (id: string) => test.call(billingApi.sandboxCheckout, params(id), await as()),
    purchase: async (id: string) =>
      (await test.call(billingApi.purchase, params(id), await as())).body.data.purchase,
    subscription: async () => (await test.call(billingApi.subscription, {}, await as())).body.data,
    refund: async (id: string) => test.call(billingApi.refund, params(id), await as()),
    /** As the client sees it, errors of the server's included, which `call` takes for a failure of the test. */
    raw: async (method: 'GET' | 'POST', path: string, body?: object) => {
      const { token } = await as();
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode, ...response } = await test.app.inject({
        method,
        url: `/api${path}`,
        headers,
        ...(body && { payload: body }),
      });
      return { status: statusCode, code: response.json().code as string | undefined };
    },
  };
}

export type Payer = ReturnType<typeof payerOf>;
