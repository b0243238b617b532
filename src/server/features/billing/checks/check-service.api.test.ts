import { describe, expect, it } from 'vitest';
import { change, openMercadoPagoApp } from '#test/support/payments/mercado-pago-app.ts';
import { reconcile } from './check-service.ts';

const app = openMercadoPagoApp();
const run = () => reconcile(app.test.services, AbortSignal.timeout(10_000));

describe('without notifications', () => {
  it('the job finds what was paid, and later what was given back elsewhere', async () => {
    const { purchaseId } = await app.ana.open('premium');
    const payment = app.pay(purchaseId);
    app.test.clock.advance({ minutes: 5 });
    await run();
    expect((await app.profile()).plan).toBe('premium');
    const reads = app.fake.reads.length;
    change(payment, 60, 'refunded');
    app.test.clock.advance({ hours: 1 });
    await run();
    app.test.clock.advance({ hours: 6 });
    await run();
    expect(app.fake.reads.length).toBeGreaterThan(reads);
    expect(await app.profile()).toMatchObject({ plan: 'free' });
  });

  it('the job asks about each purchase once in a run, and not for ever', async () => {
    await app.ana.open('premium');
    await app.ana.open('basic');
    await run();
    expect(app.fake.reads).toHaveLength(0);
    app.test.clock.advance({ minutes: 5 });
    await run();
    await run();
    expect(app.fake.reads).toHaveLength(2);
    app.test.clock.advance({ days: 11 });
    await run();
    expect(app.fake.reads).toHaveLength(4);
    app.test.clock.advance({ days: 1 });
    await run();
    expect(app.fake.reads).toHaveLength(4);
  });

  it('the job ends at a failure, and begins with the rest the next time', async () => {
    const { purchaseId } = await app.ana.open('premium');
    const other = await app.ana.open('basic');
    app.pay(other.purchaseId, { transaction_amount: 19.9 });
    app.test.clock.advance({ minutes: 5 });
    app.fake.mishap = 'error';
    await run();
    expect(app.fake.reads).toHaveLength(1);
    app.fake.mishap = undefined;
    app.test.clock.advance({ minutes: 5 });
    await run();
    expect(await app.ana.purchase(other.purchaseId)).toMatchObject({ state: 'approved' });
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'open' });
  });

  it('the student who looks finds it too, and the provider is asked once in a few seconds', async () => {
    const { purchaseId } = await app.ana.open('premium');
    await Promise.all([1, 2, 3].map(() => app.ana.purchase(purchaseId)));
    expect(app.fake.reads).toHaveLength(1);
    app.pay(purchaseId);
    app.test.clock.advance({ seconds: 5 });
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'approved' });
    app.test.clock.advance({ seconds: 5 });
    await app.ana.purchase(purchaseId);
    expect(app.fake.reads).toHaveLength(2);
  });

  it('a student sees what is known while the provider is away', async () => {
    const { purchaseId } = await app.ana.open('premium');
    app.fake.mishap = 'stall';
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'open' });
  });
});
