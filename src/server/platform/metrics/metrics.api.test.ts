import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import { type FakeAi, openFakeAi } from '#test/support/fake-ai.ts';
import { isOneApp } from '#test/support/many-apps.ts';
import { freePort } from '#test/support/processes/server-process.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { connectModel } from '../ai/model.ts';
import { listenForMetrics } from './serve.ts';

const token = 'um segredo bem comprido';
const bearer = { authorization: `Bearer ${token}` };
let ai: FakeAi;
let test: TestApp;
beforeAll(async () => {
  ai = await openFakeAi();
  const model = connectModel({ baseUrl: ai.baseUrl, model: 'fake', backOffMs: 1 });
  test = await openTestApp({ settings: { METRICS_TOKEN: token }, services: { model } });
});
afterAll(async () => {
  await test.close();
  await ai.close();
});

/** The value of the series that begins so; undefined where there is none. */
async function read(series: string): Promise<number | undefined> {
  const { body } = await test.app.inject({ url: '/metrics', headers: bearer });
  const line = body.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('GET /metrics', () => {
  it('is for who has the token', async () => {
    for (const headers of [{}, { authorization: token }, { authorization: `Bearer ${token}x` }])
      expect((await test.app.inject({ url: '/metrics', headers })).statusCode).toBe(401);
    const answer = await test.app.inject({ url: '/metrics', headers: bearer });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('does not exist where nobody asked for it', async () => {
    const usual = await openTestApp();
    try {
      expect((await usual.app.inject({ url: '/metrics', headers: bearer })).statusCode).toBe(404);
    } finally {
      await usual.close();
    }
  });

  it('has a port of its own where one is set, and then no other', async () => {
    const METRICS_PORT = String(await freePort());
    const apart = await openTestApp({ settings: { METRICS_PORT } });
    const end = await listenForMetrics(apart.services.settings, apart.services.metrics?.registry);
    try {
      expect((await apart.app.inject('/metrics')).statusCode).toBe(404);
      const ask = (path: string) => fetch(`http://127.0.0.1:${METRICS_PORT}${path}`);
      expect(await (await ask('/metrics')).text()).toContain('nodejs_eventloop_lag_p99_seconds');
      expect((await ask('/api/health')).status).toBe(404);
    } finally {
      await end();
      await apart.close();
    }
  });
});

describe('what is counted', () => {
  it('requests, by the pattern of their route and by their status', async () => {
    const student = await test.registerStudent();
    const id = '01900000-0000-7000-8000-00000000000a';
    for (let round = 0; round < 3; round++)
      await test.send('GET', `/study-plans/${id}`, undefined, { token: student.token });
    await test.app.inject('/api/segredo-de-alguem');
    const route = 'method="GET",route="/api/study-plans/:id"';
    expect(await read(`orbita_http_requests_total{${route},status="404"}`)).toBe(3);
    expect(await read(`orbita_http_request_seconds_count{${route}}`)).toBe(3);
    const { body } = await test.app.inject({ url: '/metrics', headers: bearer });
    expect(body).not.toContain('segredo-de-alguem');
    expect(body).not.toContain(id);
  });

  it.runIf(isOneApp)('answers found in memory, and made', async () => {
    const { token: access } = await test.registerStudent();
    const made = (await read('orbita_response_cache_total{result="made"}')) ?? 0;
    const found = (await read('orbita_response_cache_total{result="found"}')) ?? 0;
    for (let round = 0; round < 3; round++)
      await test.send('GET', '/study-plans', undefined, { token: access });
    expect(await read('orbita_response_cache_total{result="made"}')).toBe(made + 1);
    expect(await read('orbita_response_cache_total{result="found"}')).toBe(found + 2);
  });

  it('mails, sent and failed', async () => {
    const { user } = await test.registerStudent();
    const sent = (await read('orbita_mails_total{outcome="ok"}')) ?? 0;
    await test.call(accountApi.forgotPassword, { body: { email: user.email } });
    await expect.poll(() => read('orbita_mails_total{outcome="ok"}')).toBe(sent + 1);
  });

  it('answers of the model, their tokens and their time', async () => {
    ai.respond = () => ({ text: 'Oi', tokens: 120 });
    const taken: number[] = [];
    const meter = { reserve: async () => ({ settle: async (tokens: number) => void taken.push(tokens) }) };
    const model = test.services.model?.paidBy(meter, new AbortController().signal);
    const request = { instructions: 'i', content: 'c', maxTokens: 100, signal: new AbortController().signal };
    await model?.writeText(request, () => {});
    ai.respond = () => ({ status: 400 });
    await model?.writeText(request, () => {}).catch(() => {});
    expect(taken).toEqual([120, 0]);
    expect(await read('orbita_model_tokens_total')).toBe(120);
    expect(await read('orbita_model_call_seconds_count{kind="text",outcome="ok"}')).toBe(1);
    expect(await read('orbita_model_call_seconds_count{kind="text",outcome="failed"}')).toBe(1);
  });

  it('what waits in the queues, the sessions and the pool, for as many as ask at once', async () => {
    const own = await openTestApp({ settings: { METRICS_TOKEN: token } });
    try {
      await own.registerStudent();
      await own.services.db.execute(sql`select pgboss.create_queue('test.idle', '{"policy": "standard"}')`);
      await own.services.db.execute(
        sql`insert into pgboss.job (name, start_after) select 'test.idle', now() - interval '1 hour' * n
          from generate_series(1, 3) as n`,
      );
      const execute = vi.spyOn(own.services.db, 'execute');
      const ask = () => own.app.inject({ url: '/metrics', headers: bearer });
      const [{ body } = { body: '' }] = await Promise.all(Array.from({ length: 10 }, ask));
      expect(execute).toHaveBeenCalledTimes(2);
      expect(body).toContain('orbita_database_up 1\n');
      expect(body).toContain('orbita_queue_waiting{job="test.idle"} 3\n');
      expect(body).toMatch(/orbita_queue_oldest_seconds\{job="test\.idle"\} 108\d\d\D/);
      expect(body).toMatch(/orbita_pool_connections_max \d+\n/);
      expect(body).toContain('orbita_pool_waiting 0\n');
      expect(body).toContain('orbita_live_sessions 1\n');
    } finally {
      await own.close();
    }
  });
});
