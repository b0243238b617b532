import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { signedHeaders } from '#test/support/payments/fake-mercado-pago.ts';
import {
  change,
  openMercadoPagoApp,
  shapes,
  webhookSecret,
} from '#test/support/payments/mercado-pago-app.ts';

const app = openMercadoPagoApp();

describe('a notification', () => {
  it('of which five copies come at once, in both shapes, grants once and brings one receipt', async () => {
    const { purchaseId } = await app.ana.open('premium');
    const payment = app.pay(purchaseId);
    const copies = [0, 1, 0, 1, 0].map((shape) => app.notify(payment, shapes[shape]));
    for (const { status, body } of await Promise.all(copies)) {
      expect(status).toBe(200);
      expect(body).toEqual({ received: true });
    }
    expect(await app.profile()).toMatchObject({ plan: 'premium', planExpiresAt: '2026-04-10T15:00:00.000Z' });
    expect(await app.count('payment_events')).toBe(1);
    await vi.waitFor(() => expect(app.receipts()).toHaveLength(1), 60_000);
    app.test.clock.advance({ days: 2 });
    await app.notify(payment);
    expect((await app.profile()).planExpiresAt).toBe('2026-04-10T15:00:00.000Z');
    expect(await app.count('billing_mails')).toBe(1);
    expect(app.receipts()).toHaveLength(1);
  });

  it('may bring the body that Mercado Pago sends, which nothing is read from', async () => {
    const { purchaseId } = await app.ana.open('premium');
    const { id } = app.pay(purchaseId);
    const body = { action: 'payment.updated', type: 'payment', data: { id: '1' }, live_mode: true };
    const headers = signedHeaders(webhookSecret, String(id));
    expect((await app.post(`?data.id=${id}&type=payment`, headers, body)).status).toBe(200);
    expect((await app.profile()).plan).toBe('premium');
  });

  it.each<[string, (id: string) => Record<string, string>]>([
    ['without a signature', () => ({})],
    ['signed by somebody else', (id) => signedHeaders('outro segredo', id)],
    ['signed for another payment', (id) => signedHeaders(webhookSecret, `${id}0`)],
    [
      'without the id of its request',
      (id) => ({ 'x-signature': signedHeaders(webhookSecret, id)['x-signature'] ?? '' }),
    ],
    [
      'with a signature cut short',
      (id) => ({ ...signedHeaders(webhookSecret, id), 'x-signature': 'ts=1,v1=abc' }),
    ],
  ])('%s is refused before anything is asked or written', async (_, headers) => {
    const { purchaseId } = await app.ana.open('premium');
    const { id } = app.pay(purchaseId);
    const before = await rowsOf(app.test.services.db, sql`select * from purchases`);
    for (const shape of shapes) {
      const refused = await app.post(shape(String(id)), headers(String(id)));
      expect(refused).toMatchObject({ status: 401, body: { code: 'billing.bad_signature' } });
    }
    expect(app.fake.reads).toEqual([]);
    expect(await rowsOf(app.test.services.db, sql`select * from purchases`)).toEqual(before);
    expect([await app.count('payment_events'), await app.count('billing_mails')]).toEqual([0, 0]);
    expect((await app.profile()).plan).toBe('free');
  });

  it('that is repeated days later with its old signature still counts', async () => {
    const { purchaseId } = await app.ana.open('premium');
    const { id } = app.pay(purchaseId);
    const old = signedHeaders(webhookSecret, String(id), 1_700_000_000);
    expect((await app.post(`?data.id=${id}&type=payment`, old)).status).toBe(200);
    expect((await app.profile()).plan).toBe('premium');
  });

  it('about something else, or about a payment that nobody knows, is received and changes nothing', async () => {
    expect((await app.post('?id=5&topic=merchant_order', signedHeaders(webhookSecret, '5'))).status).toBe(
      200,
    );
    expect(app.fake.reads).toEqual([]);
    expect((await app.notify({ id: 5 })).status).toBe(200);
    expect(await app.count('payment_events')).toBe(0);
  });

  it.each([
    null,
    'pedido-7',
    '../x',
    '019a0000-0000-7000-8000-000000000001.019a0000-0000-7000-8000-00000000000a',
  ])('of a payment for %s is received, logged, and grants nothing', async (reference) => {
    await app.ana.open('premium');
    expect((await app.notify(app.fake.pay(reference, app.test.clock.now()))).status).toBe(200);
    expect(app.warnings).toMatchObject([{ msg: expect.stringMatching(/^a payment of/) }]);
    expect(await app.count('payment_events')).toBe(0);
    expect((await app.profile()).plan).toBe('free');
  });

  it.each([
    [{ transaction_amount: 39.89 }],
    [{ transaction_amount: 39.91 }],
    [{ transaction_amount: 0.01 }],
    [{ transaction_amount: 3990 }],
    [{ currency_id: 'ARS' }],
  ])('of a payment with %j is written down and logged, and grants nothing', async (changes) => {
    const { purchaseId } = await app.ana.open('premium');
    expect((await app.notify(app.pay(purchaseId, changes))).status).toBe(200);
    expect(await app.count('payment_events')).toBe(1);
    expect(app.warnings).toMatchObject([{ msg: 'a payment of another price' }]);
    expect((await app.profile()).plan).toBe('free');
    await app.notify(app.pay(purchaseId));
    expect((await app.profile()).plan).toBe('premium');
  });

  it('that comes before the checkout is known grants all the same', async () => {
    app.fake.beforeAnswer = async () => {
      app.fake.beforeAnswer = undefined;
      const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
        app.test.services.db,
        sql`select id from purchases`,
      );
      expect((await app.notify(app.pay(id))).status).toBe(200);
    };
    const { purchaseId } = await app.ana.open('premium');
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'approved' });
    expect((await app.profile()).plan).toBe('premium');
  });

  it.each(['error', 'stall', 'lost answer'] as const)(
    'that cannot be looked up (%s) asks to come again, and then grants',
    async (mishap) => {
      const { purchaseId } = await app.ana.open('premium');
      const payment = app.pay(purchaseId);
      app.fake.mishap = mishap;
      expect(await app.notify(payment)).toMatchObject({ status: 503, body: { code: 'common.unavailable' } });
      app.fake.mishap = undefined;
      expect((await app.notify(payment)).status).toBe(200);
      expect((await app.profile()).plan).toBe('premium');
    },
  );
});

describe('a payment', () => {
  it('that is waited for, refused, then paid by money in the account goes through every state', async () => {
    const { purchaseId } = await app.ana.open('premium');
    const first = app.pay(purchaseId, { status: 'pending', date_approved: null });
    await app.notify(first);
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'pending' });
    change(first, 1, 'rejected');
    await app.notify(first);
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'rejected' });
    await app.notify(
      app.pay(purchaseId, { payment_method_id: 'account_money', payment_type_id: 'account_money' }),
    );
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'approved', method: 'account_money' });
  });

  it.each(['refunded', 'charged_back'])('that was %s is not revived by older news of it', async (status) => {
    const { purchaseId } = await app.ana.open('premium');
    const payment = app.pay(purchaseId);
    const older = { ...payment };
    change(payment, 10, status);
    await app.notify(payment);
    Object.assign(payment, older);
    await app.notify(payment);
    expect(await app.count('payment_events')).toBe(2);
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: status });
    expect(await app.profile()).toMatchObject({ plan: 'free', planExpiresAt: null });
  });

  it('in dispute holds the plan back until the dispute is over', async () => {
    const { purchaseId } = await app.ana.open('premium');
    const payment = app.pay(purchaseId);
    await app.notify(payment);
    change(payment, 60, 'in_mediation');
    await app.notify(payment);
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'disputed', refundableUntil: null });
    expect((await app.profile()).plan).toBe('free');
    change(payment, 60, 'approved');
    await app.notify(payment);
    expect(await app.profile()).toMatchObject({ plan: 'premium', planExpiresAt: '2026-04-10T15:00:00.000Z' });
    expect(await app.count('billing_mails')).toBe(1);
  });

  it('that was made twice for one purchase grants once, and the second goes back', async () => {
    const { purchaseId } = await app.ana.open('premium');
    const [first, second] = [app.pay(purchaseId), app.pay(purchaseId)];
    second.date_approved = new Date(Date.parse(first.date_approved ?? '') + 1000).toISOString();
    await Promise.all([app.notify(second), app.notify(first)]);
    await Promise.all([app.notify(second), app.notify(first)]);
    expect([first.status, second.status]).toEqual(['approved', 'refunded']);
    expect(app.refunds().filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await app.profile()).toMatchObject({ plan: 'premium', planExpiresAt: '2026-04-10T15:00:00.000Z' });
    expect(await app.ana.purchase(purchaseId)).toMatchObject({ state: 'approved' });
  });
});
