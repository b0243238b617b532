import { describe, expect, it } from 'vitest';
import { change, openMercadoPagoApp } from '#test/support/payments/mercado-pago-app.ts';
import { reconcile } from './checks/check-service.ts';

const app = openMercadoPagoApp();

describe('a refund', () => {
  const bought = async () => {
    const { purchaseId } = await app.ana.open('premium');
    const payment = app.pay(purchaseId);
    await app.notify(payment);
    return { purchaseId, payment };
  };

  it('asked for by several clicks at once is one', async () => {
    const { purchaseId, payment } = await bought();
    const clicks = await Promise.all([1, 2, 3].map(() => app.ana.refund(purchaseId)));
    expect(clicks.some(({ status }) => status === 200)).toBe(true);
    expect(payment.status).toBe('refunded');
    expect(app.refunds().filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(app.refunds().map(({ key }) => key)).size).toBe(1);
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'refunded' });
    expect((await app.profile()).plan).toBe('free');
    expect((await app.ana.refund(purchaseId)).status).toBe(422);
  });

  it.each(['error', 'stall'] as const)('that the provider fails (%s) can be tried again', async (mishap) => {
    const { purchaseId, payment } = await bought();
    app.fake.mishap = mishap;
    expect(await app.ana.raw('POST', `/payments/${purchaseId}/refund`)).toEqual({
      status: 502,
      code: 'billing.provider_failed',
    });
    expect([payment.status, (await app.profile()).plan]).toEqual(['approved', 'premium']);
    app.fake.mishap = undefined;
    expect((await app.ana.refund(purchaseId)).body.data.purchase).toMatchObject({ state: 'refunded' });
  });

  it('whose answer gets lost is a refund', async () => {
    const { purchaseId } = await bought();
    app.fake.mishap = 'lost answer';
    app.fake.beforeAnswer = async () => {
      setTimeout(() => {
        app.fake.mishap = undefined;
      }, 100);
    };
    expect((await app.ana.refund(purchaseId)).body.data.purchase).toMatchObject({ state: 'refunded' });
    expect(app.refunds()).toHaveLength(1);
  });

  it('that the provider takes its time for ends the plan when it is done', async () => {
    const { purchaseId, payment } = await bought();
    app.fake.slowRefunds = true;
    expect((await app.ana.refund(purchaseId)).body.data.purchase).toMatchObject({ state: 'approved' });
    expect((await app.profile()).plan).toBe('premium');
    change(payment, 1, 'refunded');
    app.test.clock.advance({ minutes: 5 });
    await reconcile(app.test.services, AbortSignal.timeout(10_000));
    expect((await app.profile()).plan).toBe('free');
  });

  it('is made by itself once a year; another time somebody decides', async () => {
    const first = await bought();
    expect((await app.ana.purchase(first.purchaseId)).refundsItself).toBe(true);
    expect((await app.ana.refund(first.purchaseId)).status).toBe(200);
    app.test.clock.advance({ days: 200 });
    const second = await bought();
    expect(await app.ana.purchase(second.purchaseId)).toMatchObject({
      refundableUntil: expect.any(String),
      refundsItself: false,
    });
    expect(await app.ana.raw('POST', `/payments/${second.purchaseId}/refund`)).toEqual({
      status: 422,
      code: 'billing.refund_by_hand',
    });
    expect([second.payment.status, (await app.profile()).plan]).toEqual(['approved', 'premium']);
    app.test.clock.advance({ days: 170 });
    const third = await bought();
    expect((await app.ana.refund(third.purchaseId)).body.data.purchase).toMatchObject({ state: 'refunded' });
  });
});
