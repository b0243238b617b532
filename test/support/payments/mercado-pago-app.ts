import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, beforeEach } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { openMercadoPago } from '#server/platform/payments/mercado-pago.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { type Payer, payerOf } from './billing.ts';
import {
  type FakeMercadoPago,
  type FakePayment,
  openFakeMercadoPago,
  signedHeaders,
} from './fake-mercado-pago.ts';

export const webhookSecret = 'segredo-das-notificacoes';
const appUrl = 'https://orbita.example';

/** Both shapes of a notification's query. */
export const shapes = [
  (id: string) => `?data.id=${id}&type=payment`,
  (id: string) => `?id=${id}&topic=payment`,
] as const;

interface MercadoPagoApp {
  fake: FakeMercadoPago;
  test: TestApp;
  student: Student;
  ana: Payer;
  /** What was logged as a warning or worse. */
  warnings: { msg: string }[];
}

/** The application with a Mercado Pago of the test's own and one student, who buys premium unless said otherwise. */
export function openMercadoPagoApp() {
  const app = { warnings: [] } as unknown as MercadoPagoApp;
  beforeAll(async () => {
    app.fake = await openFakeMercadoPago();
    const log = pino({ level: 'warn' }, { write: (line) => void app.warnings.push(JSON.parse(line)) });
    const { baseUrl } = app.fake;
    const payments = openMercadoPago({
      accessToken: 'TEST',
      webhookSecret,
      baseUrl,
      appUrl,
      timeoutMs: 1500,
    });
    app.test = await openTestApp({ settings: { APP_URL: appUrl }, services: { payments, log } });
    return async () => {
      await app.test.close();
      await app.fake.close();
    };
  });
  beforeEach(async () => {
    await app.test.reset();
    app.fake.reset();
    app.warnings.length = 0;
    app.student = await app.test.registerStudent({ name: 'Ana', email: 'ana@example.com' });
    app.ana = payerOf(app.test, app.student);
  });

  const referenceOf = (purchaseId: string) => `${app.student.user.id}.${purchaseId}`;
  /** Calls the webhook. */
  const post = async (query: string, headers: Record<string, string> = {}, payload?: object) => {
    const url = `/api/payments/webhook${query}`;
    const response = await app.test.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() };
  };
  return Object.assign(app, {
    referenceOf,
    post,
    /** The student pays a purchase, or tries to; nobody is told. */
    pay: (purchaseId: string, changes?: Partial<FakePayment>) =>
      app.fake.pay(referenceOf(purchaseId), app.test.clock.now(), changes),
    notify: ({ id }: { id: number }, shape: (id: string) => string = shapes[0]) =>
      post(shape(String(id)), signedHeaders(webhookSecret, String(id))),
    profile: async () => (await app.test.call(accountApi.profile, {}, await app.ana.as())).body.data.user,
    count: async (table: string) => {
      const select = sql`select count(*)::int as n from ${sql.identifier(table)}`;
      return (await rowsOf<{ n: number }>(app.test.services.db, select))[0]?.n;
    },
    refunds: () => app.fake.writes.filter(({ path }) => path.endsWith('/refunds')),
    receipts: () => app.test.mails.filter(({ subject }) => subject.startsWith('Pagamento confirmado')),
  });
}

/** The payment gets another status, some minutes after its last. */
export function change(payment: FakePayment, minutes: number, status: string): void {
  const at = new Date(Date.parse(payment.date_last_updated) + minutes * 60_000).toISOString();
  Object.assign(payment, { status, date_last_updated: at });
}
