import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { savePlan } from '#server/features/accounts/plan/plan-service.ts';
import { deriveKey } from '#server/platform/auth/tokens.ts';
import { openPayments } from '#server/platform/payments/open-payments.ts';
import type { PaymentProvider } from '#server/platform/payments/provider.ts';
import { readSettings } from '#server/settings.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { billingApi, type PaidPlan } from '#shared/contracts/billing.ts';
import { type Payer, payerOf } from '#test/support/payments/billing.ts';
import { signedHeaders } from '#test/support/payments/fake-mercado-pago.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { reconcile } from './checks/check-service.ts';

let test: TestApp;
let student: Student;
let ana: Payer;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  student = await test.registerStudent({ name: 'Ana Júlia', email: 'ana@example.com' });
  ana = payerOf(test, student);
});

const buy = async (plan: PaidPlan) => {
  const { purchaseId } = await ana.open(plan);
  expect((await ana.decide(purchaseId, 'pay')).status).toBe(200);
  return purchaseId;
};
const profile = async () => (await test.call(accountApi.profile, {}, await ana.as())).body.data.user;
const mailsAbout = (subject: RegExp) => test.mails.filter((mail) => subject.test(mail.subject));
const mailAbout = async (subject: RegExp) => {
  await vi.waitFor(() => expect(mailsAbout(subject)).toHaveLength(1), 60_000);
  return mailsAbout(subject)[0];
};

describe('a purchase in the sandbox', () => {
  it('leads to a checkout of our own, gives the plan once it is paid, and sends one receipt', async () => {
    const { init_point, purchaseId } = await ana.open('premium');
    expect(init_point).toBe(`http://127.0.0.1:3000/sandbox/checkout/${purchaseId}`);
    const { checkout } = (await ana.checkout(purchaseId)).body.data;
    expect(checkout).toMatchObject({
      state: 'open',
      priceCents: 3990,
      initPoint: init_point,
      expiresAt: '2026-03-11T15:30:00.000Z',
    });
    expect(checkout.pixCode).toMatch(/^000201.*TESTE.*540539\.90.*6304[0-9A-F]{4}$/);
    expect((await profile()).plan).toBe('free');
    const paid = await ana.decide(purchaseId, 'pay');
    expect(paid.body.data.checkout).toMatchObject({
      state: 'approved',
      method: 'pix',
      approvedAt: '2026-03-11T15:00:00.000Z',
      refundableUntil: '2026-03-18T15:00:00.000Z',
      initPoint: null,
    });
    expect(await profile()).toMatchObject({ plan: 'premium', planExpiresAt: '2026-04-10T15:00:00.000Z' });
    expect(await ana.subscription()).toMatchObject({
      plan: 'premium',
      provider: 'sandbox',
      purchases: [{ id: purchaseId, state: 'approved' }],
    });
    const receipt = await mailAbout(/^Pagamento confirmado: plano Premium/);
    expect(receipt?.to).toBe('ana@example.com');
    expect(receipt?.text).toMatch(/Olá, Ana\..*R\$\s39,90, por PIX, em 11 de março de 2026/s);
    expect(receipt?.text).toMatch(/até 10 de abril de 2026.*até 18 de março de 2026/s);
  });

  it('can be refused, or left pending and paid after all', async () => {
    const refused = await ana.open('basic');
    await ana.decide(refused.purchaseId, 'reject');
    expect(await ana.purchase(refused.purchaseId)).toMatchObject({ state: 'rejected', initPoint: null });
    const { purchaseId } = await ana.open('basic');
    expect(purchaseId).not.toBe(refused.purchaseId);
    await ana.decide(purchaseId, 'pend');
    expect(await ana.purchase(purchaseId)).toMatchObject({ state: 'pending', method: 'pix' });
    expect((await profile()).plan).toBe('free');
    await ana.decide(purchaseId, 'pay');
    expect(await ana.purchase(purchaseId)).toMatchObject({ state: 'approved' });
    expect((await profile()).plan).toBe('basic');
  });

  it('that is not paid leaves a plan alone that came another way', async () => {
    const given = { plan: 'premium', planExpiresAt: new Date('2026-06-01T12:00:00Z') } as const;
    await savePlan(test.services, student.user.id, given);
    const { purchaseId } = await ana.open('premium');
    await ana.decide(purchaseId, 'pend');
    await ana.decide(purchaseId, 'reject');
    expect(await profile()).toMatchObject({ plan: 'premium', planExpiresAt: '2026-06-01T12:00:00.000Z' });
  });

  it('is over once it is decided or its time is up', async () => {
    const { purchaseId } = await ana.open('basic');
    await ana.decide(purchaseId, 'pend');
    test.clock.advance({ minutes: 30 });
    expect(await ana.purchase(purchaseId)).toMatchObject({ state: 'cancelled', initPoint: null });
    const late = await ana.decide(purchaseId, 'pay');
    expect(late).toMatchObject({ status: 422, body: { code: 'billing.checkout_over' } });
    const paid = await buy('basic');
    expect((await ana.decide(paid, 'reject')).status).toBe(422);
    expect(await ana.purchase(paid)).toMatchObject({ state: 'approved' });
    const forgotten = await ana.open('basic');
    test.clock.advance({ minutes: 30 });
    expect(await ana.purchase(forgotten.purchaseId)).toMatchObject({ state: 'expired', initPoint: null });
  });

  it('is one and the same while it is open, however often and fast it is asked for', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => ana.open('basic')));
    expect(new Set(opened.map(({ purchaseId }) => purchaseId)).size).toBe(1);
    const premium = await ana.open('premium');
    expect(premium.purchaseId).not.toBe(opened[0]?.purchaseId);
    test.clock.advance({ minutes: 30 });
    expect((await ana.open('basic')).purchaseId).not.toBe(opened[0]?.purchaseId);
    expect((await ana.subscription()).purchases).toHaveLength(3);
  });

  it('belongs to its student alone', async () => {
    const { purchaseId } = await ana.open('basic');
    const bia = payerOf(test, await test.registerStudent({ email: 'bia@example.com' }));
    for (const path of [`/payments/${purchaseId}`, `/payments/sandbox/${purchaseId}`, '/payments/nothing'])
      expect(await bia.raw('GET', path)).toEqual({ status: 404, code: 'billing.purchase_not_found' });
    expect(await bia.raw('POST', `/payments/${purchaseId}/refund`)).toMatchObject({ status: 404 });
    expect((await bia.decide(purchaseId, 'pay')).status).toBe(404);
    expect((await bia.subscription()).purchases).toEqual([]);
    expect(await ana.purchase(purchaseId)).toMatchObject({ state: 'open' });
    expect((await test.send('GET', '/payments')).status).toBe(401);
  });

  it.each([{}, { planId: 'free' }, { planId: 1 }, undefined])(
    'is of a plan that is sold: not %j',
    async (body) => {
      const { status } = await test.send('POST', '/payments/create-preference', body, await ana.as());
      expect([400, 422]).toContain(status);
    },
  );

  it('is notified on the same route as a real one', async () => {
    const { purchaseId } = await ana.open('basic');
    const id = `${student.user.id}.${purchaseId}`;
    const key = deriveKey('a secret for tests that is long enough', 'sandbox notifications');
    const headers = signedHeaders(Buffer.from(key).toString('hex'), id);
    const path = `/payments/webhook?data.id=${id}&type=payment`;
    expect((await test.send('POST', path)).body.code).toBe('billing.bad_signature');
    expect((await test.send('POST', path, undefined, { headers })).status).toBe(200);
    expect(await ana.purchase(purchaseId)).toMatchObject({ state: 'open' });
  });
});

describe('time', () => {
  it('of a renewal counts from the end of the plan, and of a lapsed plan from the payment', async () => {
    await buy('basic');
    test.clock.advance({ days: 20 });
    expect((await ana.subscription()).offers).toEqual([
      { plan: 'basic', until: '2026-05-10T15:00:00.000Z', convertedDays: 0 },
      // Ten days of basic are worth floor(4.98) of premium.
      { plan: 'premium', until: '2026-05-04T15:00:00.000Z', convertedDays: 4 },
    ]);
    await buy('basic');
    expect((await profile()).planExpiresAt).toBe('2026-05-10T15:00:00.000Z');
    test.clock.set('2026-05-10T15:00:00Z');
    expect(await profile()).toMatchObject({ plan: 'free' });
    expect(await ana.subscription()).toMatchObject({ plan: 'free' });
    test.clock.advance({ days: 5 });
    await buy('basic');
    expect(await profile()).toMatchObject({ plan: 'basic', planExpiresAt: '2026-06-14T15:00:00.000Z' });
  });

  it('of basic that is left becomes premium at an upgrade, and comes back when that is refunded', async () => {
    await buy('basic');
    test.clock.advance({ days: 5 });
    const premium = await buy('premium');
    // 25 days of basic: floor(12.47) of premium.
    expect(await profile()).toMatchObject({ plan: 'premium', planExpiresAt: '2026-04-27T15:00:00.000Z' });
    await ana.refund(premium);
    expect(await profile()).toMatchObject({ plan: 'basic', planExpiresAt: '2026-04-10T15:00:00.000Z' });
  });

  it('of premium is not shortened: basic is neither offered nor sold meanwhile', async () => {
    await buy('premium');
    expect((await ana.subscription()).offers.map(({ plan }) => plan)).toEqual(['premium']);
    const refused = await test.send(
      'POST',
      '/payments/create-preference',
      { planId: 'basic' },
      await ana.as(),
    );
    expect(refused).toMatchObject({ status: 422, body: { code: 'billing.basic_during_premium' } });
    test.clock.advance({ days: 30 });
    await buy('basic');
    expect((await profile()).plan).toBe('basic');
  });
});

describe('a refund', () => {
  it('within seven days gives the money back, ends the plan, and is confirmed once', async () => {
    const id = await buy('premium');
    test.clock.advance({ days: 6 });
    const refunded = await ana.refund(id);
    expect(refunded.body.data.purchase).toMatchObject({ state: 'refunded', refundableUntil: null });
    expect(await profile()).toMatchObject({ plan: 'free', planExpiresAt: null });
    expect(await ana.refund(id)).toMatchObject({ status: 422, body: { code: 'billing.not_refundable' } });
    const mail = await mailAbout(/^Reembolso/);
    expect(mail?.text).toMatch(/R\$\s39,90 do plano Premium/);
  });

  it('is not to be had on day 8, nor for what was never paid', async () => {
    const id = await buy('basic');
    test.clock.advance({ days: 7, seconds: 1 });
    expect(await ana.purchase(id)).toMatchObject({ refundableUntil: null });
    expect(await ana.refund(id)).toMatchObject({ status: 422, body: { code: 'billing.not_refundable' } });
    expect((await profile()).plan).toBe('basic');
    const { purchaseId } = await ana.open('basic');
    expect((await ana.refund(purchaseId)).status).toBe(422);
  });
});

describe('a test account', () => {
  it('is told so, and may do nothing else', async () => {
    const { token } = (await test.call(accountApi.registerTest, {})).body.data;
    const check = async (given: string) =>
      (await test.call(billingApi.checkTestAccount, {}, { token: given })).body.data.data.isTestAccount;
    expect(await check(token)).toBe(true);
    expect(await check(student.token)).toBe(false);
    const { purchaseId: id } = await ana.open('basic');
    const calls = [
      ['GET', '/payments'],
      ['POST', '/payments/create-preference', { planId: 'basic' }],
      ['GET', `/payments/${id}`],
      ['POST', `/payments/${id}/refund`],
      ['GET', `/payments/sandbox/${id}`],
      ['POST', `/payments/sandbox/${id}`, { decision: 'pay' }],
    ] as const;
    for (const [method, path, body] of calls)
      expect(await test.send(method, path, body, { token })).toMatchObject({
        status: 403,
        body: {
          code: 'billing.test_account',
          message: 'Contas de teste não podem acessar a página de pagamentos.',
        },
      });
  });
});

it('gives nothing any more once money is real, and nobody is told of a refund', async () => {
  const { purchaseId: pending } = await ana.open('basic');
  await ana.decide(pending, 'pend');
  const paid = await buy('premium');
  await mailAbout(/^Pagamento confirmado/);
  const told = test.mails.length;
  const real = { ...test.services.payments, name: 'mercadopago', findPaymentsOf: async () => [] };
  const services = { ...test.services, payments: real as unknown as PaymentProvider };
  await reconcile(test.services, AbortSignal.timeout(10_000));
  expect((await profile()).plan).toBe('premium');
  test.clock.advance({ minutes: 5 });
  for (let run = 0; run < 2; run++) {
    await reconcile(services, AbortSignal.timeout(10_000));
    expect(await profile()).toMatchObject({ plan: 'free', planExpiresAt: null });
    for (const id of [pending, paid])
      expect(await ana.purchase(id)).toMatchObject({ state: 'cancelled', initPoint: null });
  }
  expect(test.mails).toHaveLength(told);
});

describe('where payments come from', () => {
  const open = (env: Record<string, string>) =>
    openPayments({ ...test.services, settings: readSettings(env), secret: 'x' })?.name ?? null;

  it.each([
    [{}, 'sandbox'],
    [{ APP_URL: 'http://localhost:3000' }, 'sandbox'],
    [{ HOST: '::1' }, 'sandbox'],
    [{ HOST: '0.0.0.0' }, null],
    [{ APP_URL: 'https://orbita.example' }, null],
    [{ APP_URL: 'http://127.0.0.1.example.com' }, null],
    [{ APP_URL: 'https://orbita.example', PAYMENTS: 'sandbox' }, 'sandbox'],
    [{ MERCADOPAGO_ACCESS_TOKEN: 'TEST-1', MERCADOPAGO_WEBHOOK_SECRET: 'x' }, 'mercadopago'],
  ])('with %j is %s', (env, name) => {
    expect(open(env)).toBe(name);
  });
});
