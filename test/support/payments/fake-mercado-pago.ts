import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakePayment {
  id: number;
  external_reference: string | null;
  status: string;
  transaction_amount: number;
  currency_id: string;
  payment_method_id: string;
  payment_type_id: string;
  date_created: string;
  date_last_updated: string;
  date_approved: string | null;
}

interface Write {
  path: string;
  key: string;
  authorization: string;
  body: Record<string, unknown>;
  /** False when its key had been used before: nothing was done. */
  isNew: boolean;
}

/** What meets calls: an error, silence, silence after the work is done, an answer that stops in its middle. */
type Mishap = 'error' | 'stall' | 'lost answer' | 'broken answer';

export interface FakeMercadoPago {
  baseUrl: string;
  payments: FakePayment[];
  /** Every write that arrived. */
  writes: Write[];
  /** Paths of every read. */
  reads: string[];
  mishap: Mishap | undefined;
  /** Refunds are taken on, but not done yet. */
  slowRefunds: boolean;
  /** Of the next preferences; undefined: they have none. */
  initPoint: string | undefined;
  /** Runs when a write is done, before it is answered. */
  beforeAnswer: (() => Promise<unknown>) | undefined;
  /** Somebody pays, or tries to. */
  pay(reference: string | null, at: Date, changes?: Partial<FakePayment>): FakePayment;
  reset(): void;
  /** Ends every connection. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Mercado Pago's API as far as it is used, on this machine only. Writes with a known key are done once. */
export async function openFakeMercadoPago(): Promise<FakeMercadoPago> {
  const answers = new Map<string, unknown>();
  const fresh = (): Omit<FakeMercadoPago, 'baseUrl' | 'pay' | 'reset' | 'hangUp' | 'close'> => ({
    payments: [],
    writes: [],
    reads: [],
    mishap: undefined,
    slowRefunds: false,
    initPoint: 'https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=1',
    beforeAnswer: undefined,
  });
  let ids = 1000;
  const fake = fresh();
  const find = (id: string | undefined) => fake.payments.find((payment) => String(payment.id) === id);

  function read(url: URL): unknown {
    fake.reads.push(url.pathname + url.search);
    if (url.pathname === '/v1/payments/search') {
      const wanted = url.searchParams.get('external_reference');
      return { results: fake.payments.filter((payment) => payment.external_reference === wanted) };
    }
    return find(/^\/v1\/payments\/(\d+)$/.exec(url.pathname)?.[1]);
  }

  function write(path: string, body: Record<string, unknown>): unknown {
    if (path === '/checkout/preferences')
      return { ...body, id: `preference-${++ids}`, ...(fake.initPoint && { init_point: fake.initPoint }) };
    const payment = find(/^\/v1\/payments\/(\d+)\/refunds$/.exec(path)?.[1]);
    if (payment?.status !== 'approved') return undefined;
    if (fake.slowRefunds) return { id: ++ids, payment_id: payment.id, status: 'in_process' };
    payment.status = 'refunded';
    payment.date_last_updated = new Date(Date.parse(payment.date_last_updated) + 1000).toISOString();
    return { id: ++ids, payment_id: payment.id, status: 'approved' };
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const url = new URL(request.url ?? '', 'http://fake');
    if (request.method === 'GET') return read(url);
    const body = JSON.parse((await bodyOf(request)) || '{}');
    const key = String(request.headers['x-idempotency-key']);
    const path = url.pathname.replace(/\/$/, '');
    const isNew = !answers.has(key);
    fake.writes.push({ path, key, authorization: String(request.headers.authorization), body, isNew });
    if (fake.mishap === 'error' || fake.mishap === 'stall') return undefined;
    if (isNew) answers.set(key, write(path, body));
    await fake.beforeAnswer?.();
    return answers.get(key);
  }

  const server = createServer(async (request, response) => {
    const found = await answer(request);
    const { mishap } = fake;
    if (mishap === 'stall' || mishap === 'lost answer') return;
    if (mishap === 'error') return send(response, 500, { message: 'internal_error' });
    if (mishap === 'broken answer') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      return response.write('{"id":');
    }
    return found ? send(response, 200, found) : send(response, 404, { message: 'not_found', status: 404 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    baseUrl: `http://127.0.0.1:${port}`,
    pay: (reference: string | null, at: Date, changes: Partial<FakePayment> = {}) => {
      const payment: FakePayment = {
        id: ++ids,
        external_reference: reference,
        status: 'approved',
        transaction_amount: 39.9,
        currency_id: 'BRL',
        payment_method_id: 'pix',
        payment_type_id: 'bank_transfer',
        date_created: at.toISOString(),
        date_last_updated: at.toISOString(),
        date_approved: at.toISOString(),
        ...changes,
      };
      fake.payments.push(payment);
      return payment;
    },
    reset: () => {
      answers.clear();
      Object.assign(fake, fresh());
    },
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const services: Buffer[] = [];
  for await (const part of request) services.push(part as Buffer);
  return Buffer.concat(services).toString();
}

/** The headers of a notification, signed as Mercado Pago's documentation describes it. */
export function signedHeaders(secret: string, id: string, ts = 1_773_241_200): Record<string, string> {
  const requestId = 'd3a2a6a8-3c8a-4b9e-9d53-6d1f7d1f0a51';
  const manifest = `id:${id};request-id:${requestId};ts:${ts};`;
  const hash = createHmac('sha256', secret).update(manifest).digest('hex');
  return { 'x-signature': `ts=${ts},v1=${hash}`, 'x-request-id': requestId };
}
