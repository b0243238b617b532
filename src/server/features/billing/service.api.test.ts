import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openMercadoPagoApp } from '#test/support/payments/mercado-pago-app.ts';
import { reconcile } from './checks/check-service.ts';

const app = openMercadoPagoApp();

describe('a checkout', () => {
  it('leads to Mercado Pago, once for the same open purchase', async () => {
    const { init_point, purchaseId } = await app.ana.open('premium');
    expect(init_point).toBe(app.fake.initPoint);
    expect(await app.ana.open('premium')).toEqual({ init_point, purchaseId });
    expect(app.fake.writes).toHaveLength(1);
    expect(app.fake.writes[0]?.body).toMatchObject({
      external_reference: app.referenceOf(purchaseId),
      payer: { name: 'Ana', email: 'ana@example.com' },
      items: [{ title: 'Órbita Premium, 30 dias', unit_price: 39.9 }],
    });
    expect(await app.ana.raw('GET', `/payments/sandbox/${purchaseId}`)).toMatchObject({ status: 404 });
    const decision = { decision: 'pay' };
    expect(await app.ana.raw('POST', `/payments/sandbox/${purchaseId}`, decision)).toMatchObject({
      status: 404,
    });
  });

  it.each(['error', 'stall', 'lost answer'] as const)(
    'that fails (%s) can be tried again',
    async (mishap) => {
      app.fake.mishap = mishap;
      const wanted = { planId: 'premium' };
      expect(await app.ana.raw('POST', '/payments/create-preference', wanted)).toEqual({
        status: 502,
        code: 'billing.provider_failed',
      });
      expect((await app.ana.subscription()).purchases).toEqual([]);
      app.fake.mishap = undefined;
      expect((await app.ana.open('premium')).init_point).toBe(app.fake.initPoint);
      expect(new Set(app.fake.writes.map(({ key }) => key)).size).toBe(1);
      expect((await app.ana.subscription()).purchases).toHaveLength(1);
    },
  );

  it('without a link is an error that says so', async () => {
    app.fake.initPoint = undefined;
    const failed = await app.ana.raw('POST', '/payments/create-preference', { planId: 'premium' });
    expect(failed).toEqual({ status: 502, code: 'billing.no_link' });
  });
});

describe('a plan that nobody bought', () => {
  const given = async (plan: 'basic' | 'premium', days: number) => {
    const until = new Date(app.test.clock.now().getTime() + days * 86_400_000);
    await app.test.services.db.execute(
      sql`update students set plan = ${plan}, plan_expires_at = ${until.toISOString()}::timestamptz where user_id = ${app.student.user.id}`,
    );
    return (more: number) => new Date(until.getTime() + more * 86_400_000).toISOString();
  };

  it('is prolonged by paying, never shortened, and is what remains when the money goes back', async () => {
    const later = await given('premium', 365);
    expect((await app.ana.subscription()).offers).toEqual([
      { plan: 'premium', until: later(30), convertedDays: 0 },
    ]);
    const { purchaseId } = await app.ana.open('premium');
    await app.notify(app.pay(purchaseId));
    expect(await app.profile()).toMatchObject({ plan: 'premium', planExpiresAt: later(30) });
    app.test.clock.advance({ days: 1 });
    const second = await app.ana.open('premium');
    await app.notify(app.pay(second.purchaseId));
    expect((await app.profile()).planExpiresAt).toBe(later(60));
    await app.ana.refund(purchaseId);
    expect((await app.profile()).planExpiresAt).toBe(later(30));
  });

  it('is worth what it would have cost when the greater one is bought', async () => {
    await given('basic', 30);
    const { purchaseId } = await app.ana.open('premium');
    await app.notify(app.pay(purchaseId));
    const days = 30 + Math.floor((30 * 1990) / 3990);
    expect(await app.profile()).toMatchObject({
      plan: 'premium',
      planExpiresAt: new Date(app.test.clock.now().getTime() + days * 86_400_000).toISOString(),
    });
  });
});

it('where nobody takes money, every way to pay says so and what was bought can be seen', async () => {
  const { purchaseId } = await app.ana.open('premium');
  const { payments } = app.test.services;
  app.test.services.payments = null;
  try {
    const unconfigured = { status: 503, code: 'billing.unconfigured' };
    expect(await app.ana.raw('POST', '/payments/create-preference', { planId: 'basic' })).toEqual(
      unconfigured,
    );
    expect((await app.post('?data.id=1&type=payment')).body.code).toBe('billing.unconfigured');
    expect(await app.ana.subscription()).toMatchObject({ provider: null, purchases: [{ id: purchaseId }] });
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'open' });
    await reconcile(app.test.services, AbortSignal.timeout(1000));
  } finally {
    app.test.services.payments = payments;
  }
});
