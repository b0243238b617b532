import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeMercadoPago, openFakeMercadoPago } from '#test/support/payments/fake-mercado-pago.ts';
import { openMercadoPago } from './mercado-pago.ts';
import type { PaymentProvider } from './provider.ts';

const userId = '019a0000-0000-7000-8000-000000000001';
const purchaseId = '019a0000-0000-7000-8000-00000000000a';
const reference = `${userId}.${purchaseId}`;
const now = new Date('2026-03-11T15:00:00Z');
const order = {
  userId,
  purchaseId,
  title: 'Órbita Premium, 30 dias',
  priceCents: 3990,
  payer: { name: 'Ana', email: 'ana@example.com' },
  createdAt: now,
  expiresAt: new Date('2026-03-11T15:30:00Z'),
};

let fake: FakeMercadoPago;
let provider: PaymentProvider;
const openAt = (appUrl: string, timeoutMs = 60_000) =>
  openMercadoPago({
    accessToken: 'TEST-token',
    webhookSecret: 'secret',
    baseUrl: fake.baseUrl,
    appUrl,
    timeoutMs,
  });

beforeAll(async () => {
  fake = await openFakeMercadoPago();
  provider = openAt('https://orbita.example');
});
afterAll(() => fake.close());
beforeEach(() => fake.reset());

describe('a preference', () => {
  it('says what is paid by whom, until when, and where to come back', async () => {
    expect(await provider.createPreference(order)).toBe(fake.initPoint);
    const back = `https://orbita.example/payments/return?purchase=${purchaseId}`;
    expect(fake.writes).toMatchObject([{ authorization: 'Bearer TEST-token' }]);
    expect(fake.writes[0]?.body).toEqual({
      items: [{ id: purchaseId, title: order.title, quantity: 1, currency_id: 'BRL', unit_price: 39.9 }],
      payer: order.payer,
      external_reference: reference,
      back_urls: { success: back, pending: back, failure: back },
      auto_return: 'approved',
      notification_url: 'https://orbita.example/api/payments/webhook?source_news=webhooks',
      payment_methods: {
        default_payment_method_id: 'pix',
        excluded_payment_types: ['credit_card', 'debit_card', 'prepaid_card', 'ticket'].map((id) => ({ id })),
      },
      expires: true,
      expiration_date_from: '2026-03-11T15:00:00.000+00:00',
      expiration_date_to: '2026-03-11T15:30:00.000+00:00',
      statement_descriptor: 'ORBITA',
    });
  });

  it('is neither notified of nor returned from by itself where https is missing', async () => {
    await openAt('http://127.0.0.1:3000').createPreference(order);
    expect(fake.writes[0]?.body).not.toHaveProperty('auto_return');
    expect(fake.writes[0]?.body).not.toHaveProperty('notification_url');
  });

  it('without an address answers null', async () => {
    fake.initPoint = undefined;
    expect(await provider.createPreference({ ...order, purchaseId: userId })).toBeNull();
  });

  it('of one purchase has one key, of another another, and no key outlives its call', async () => {
    const other = { ...order, purchaseId: '019a0000-0000-7000-8000-00000000000b' };
    for (const wanted of [order, order, other]) await provider.createPreference(wanted);
    const payment = fake.pay(reference, now);
    await provider.refund(String(payment.id), 'refund-1');
    const [one, same, another, refund] = fake.writes.map(({ key }) => key);
    expect(same).toBe(one);
    expect(new Set([one, another, refund]).size).toBe(3);
    expect(refund).toBe('refund-1');
  });
});

describe('a payment', () => {
  it.each([
    ['pending', 'pending'],
    ['in_process', 'pending'],
    ['authorized', 'pending'],
    ['approved', 'approved'],
    ['in_mediation', 'disputed'],
    ['rejected', 'rejected'],
    ['cancelled', 'cancelled'],
    ['refunded', 'refunded'],
    ['charged_back', 'charged_back'],
    ['something_new', 'pending'],
  ])('that is %s there is %s here', async (status, ours) => {
    const { id } = fake.pay(reference, now, { status });
    const expected = {
      id: String(id),
      reference,
      status: ours,
      amountCents: 3990,
      currency: 'BRL',
      method: 'pix',
      updatedAt: now,
      approvedAt: now,
    };
    expect(await provider.findPayment(String(id))).toEqual(expected);
    expect(await provider.findPaymentsOf(reference)).toEqual([expected]);
  });

  it.each([
    [{ payment_method_id: 'pix' }, 'pix'],
    [{ payment_method_id: 'account_money', payment_type_id: 'account_money' }, 'account_money'],
    [{ payment_method_id: 'visa', payment_type_id: 'credit_card' }, 'other'],
  ])('%j is paid by %s', async (changes, method) => {
    const { id } = fake.pay(reference, now, changes);
    expect(await provider.findPayment(String(id))).toMatchObject({ method });
  });

  it('nobody knows is null', async () => {
    expect(await provider.findPayment('1')).toBeNull();
    expect(await provider.findPaymentsOf(reference)).toEqual([]);
  });
});

describe('a provider that is not there', () => {
  it.each(['error', 'stall', 'lost answer', 'broken answer'] as const)('rejects: %s', async (mishap) => {
    const impatient = openAt('https://orbita.example', 200);
    const { id } = fake.pay(reference, now);
    fake.mishap = mishap;
    await expect(impatient.createPreference(order)).rejects.toThrow();
    await expect(impatient.findPayment(String(id))).rejects.toThrow();
    await expect(impatient.findPaymentsOf(reference)).rejects.toThrow();
    await expect(impatient.refund(String(id), `refund-${mishap}`)).rejects.toThrow();
  });

  it.each(['stall', 'broken answer'] as const)('is waited for no longer than asked: %s', async (mishap) => {
    const { id } = fake.pay(reference, now);
    fake.mishap = mishap;
    const patient = vi.fn();
    const waiting = provider.findPayment(String(id)).catch(patient);
    await expect(openAt('https://orbita.example', 200).findPayment(String(id))).rejects.toThrow();
    expect(patient).not.toHaveBeenCalled();
    fake.hangUp();
    await waiting;
  });
});
