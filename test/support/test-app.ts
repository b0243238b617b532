import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { publications } from '#server/features/marketplace/plan-publications-service.ts';
import { planFollowers } from '#server/features/syllabi/plan-followers-service.ts';
import { everyJob } from '#server/jobs.ts';
import { argon2Passwords } from '#server/platform/auth/passwords.ts';
import { connectProviders } from '#server/platform/auth/sign-in-providers.ts';
import { accessTokens, deriveKey } from '#server/platform/auth/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';
import { syntaxCheck } from '#server/platform/email-check.ts';
import { openJobs } from '#server/platform/jobs.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { withMetrics } from '#server/platform/metrics/measured.ts';
import { openPayments } from '#server/platform/payments/open-payments.ts';
import type { Services } from '#server/platform/services.ts';
import { readSettings } from '#server/settings.ts';
import { studentLifecycle } from '#server/student-lifecycle.ts';
import { accountApi, type User } from '#shared/contracts/accounts.ts';
import type { ApiCall, CallSchemas, InputOf, ResponseOf } from '#shared/contracts/endpoint.ts';
import { borrowTestDatabase } from '#test/support/database/test-database.ts';
import { FakeClock } from './clock.ts';
import { guardedDb } from './cluster/guard.ts';
import { openManyApps } from './many-apps.ts';

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface Caller {
  token?: string | undefined;
  timeZone?: string;
  headers?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  /** The application's own, but for the database: what a test asks by itself is not judged. */
  services: Services;
  /** The application's own database (`guardedDb`). */
  db: Db;
  clock: FakeClock;
  /** Every mail that was sent. */
  mails: Mail[];
  /** Makes a call of a contract, as a client would. */
  call<S extends CallSchemas>(
    call: ApiCall<S>,
    input: InputOf<S>,
    caller?: Caller,
  ): Promise<Answer<ResponseOf<S>>>;
  /** Calls with whatever a client might send: wrong types, wrong ids, no body. Nothing of it may answer 500. */
  send(method: ApiCall['method'], path: string, body?: unknown, caller?: Caller): Promise<Answer<Failure>>;
  registerStudent(given?: Partial<{ name: string; email: string; password: string }>): Promise<Student>;
  /** A fresh access token for the student, made at the clock's now. */
  tokenFor(student: { user: User; token: string }): Promise<string>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface Failure {
  message: string;
  code: string;
  errors?: string[];
}

export interface Student {
  user: User;
  token: string;
  refreshToken: string;
}

/** The least that argon2id takes: what a hash really costs is tested beside it. */
const cheapPasswords = argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A moment in the middle of a school day in São Paulo. */
export const schoolDay = '2026-03-11T15:00:00Z';

/** The whole application on a real database, with a clock, a mailbox and settings of the test's own. */
export async function openTestApp(
  given: { settings?: Record<string, string>; services?: Partial<Services> } = {},
): Promise<TestApp> {
  const { database, databaseUrl, clear, close } = await borrowTestDatabase();
  const guarded = guardedDb(database);
  const clock = new FakeClock(schoolDay);
  const mails: Mail[] = [];
  const failures: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void failures.push(line) });
  const settings = readSettings({ RATE_LIMIT: 'off', APP_URL: 'http://127.0.0.1:3000', ...given.settings });
  const secret = 'a secret for tests that is long enough';
  const services = withMetrics({
    settings,
    database,
    db: guarded.db,
    clock,
    passwords: cheapPasswords,
    tokens: accessTokens(secret),
    refreshKey: deriveKey(secret, 'refresh token'),
    cookieKey: deriveKey(secret, 'cookie'),
    deviceKey: deriveKey(secret, 'known device'),
    unsubscribeKey: deriveKey(secret, 'unsubscribe'),
    signIn: connectProviders(settings),
    mailer: {
      send: async (mail) => void mails.push(mail),
      forget: async () => {},
      sweep: async () => {},
      close: async () => {},
    },
    emailCheck: syntaxCheck,
    jobs: openJobs(database, databaseUrl, log),
    model: null,
    lifecycle: studentLifecycle,
    publications,
    planFollowers,
    closing: new AbortController().signal,
    payments: openPayments({ settings, db: guarded.db, clock, secret }),
    log,
    metrics: null,
    ...given.services,
  });
  const app = await buildApp(services);
  const apps = await openManyApps(app, services, secret, given.services);
  // What the hour would start, tests start themselves: theirs is another hour.
  const uncalled = everyJob(services).map(({ options: { cron: _, ...options }, ...job }) => ({
    ...job,
    options,
  }));
  await services.jobs.start(uncalled);

  const send: TestApp['send'] = async (method, path, body, { token, timeZone, headers } = {}) => {
    const response = await apps.next().inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(timeZone && { 'x-time-zone': timeZone }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    if (method !== 'GET') await apps.settle();
    if (response.statusCode >= 500)
      throw new Error(`${method} ${path} answered ${response.statusCode}: ${failures.at(-1)}`);
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    } as Answer<Failure>;
  };

  const call: TestApp['call'] = async ({ method, path: pattern }, input, caller) => {
    const { params, query, body } = input as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
    };
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
    const search = query ? `?${new URLSearchParams(query)}` : '';
    return (await send(method, path + search, body, caller)) as never;
  };

  /** What was caught before it could fail a test. */
  const refuseComplaints = () => {
    if (guarded.complaints.length > 0) throw new Error(guarded.complaints.splice(0).join('\n'));
  };

  let registered = 0;
  return {
    app,
    services: new Proxy(services, {
      get: (all, name: keyof Services) => (name === 'db' ? database.db : all[name]),
    }),
    db: services.db,
    clock,
    mails,
    call,
    send,
    registerStudent: async (wanted = {}) => {
      const body = {
        name: 'Ana',
        email: `estudante${++registered}@example.com`,
        password: 'segredo1',
        ...wanted,
      };
      const { status, body: answer } = await call(accountApi.register, { body });
      if (status !== 201) throw new Error(`registration answered ${status}: ${JSON.stringify(answer)}`);
      const { user, accessToken, refreshToken } = answer.data;
      return { user, token: accessToken, refreshToken };
    },
    tokenFor: async ({ user, token }) => {
      const { sid, tz } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
        sid: string;
        tz: string;
      };
      return services.tokens.sign(
        { userId: user.id, sessionId: sid, role: user.role, timeZone: tz },
        clock.now(),
      );
    },
    reset: async () => {
      refuseComplaints();
      await clear();
      mails.length = 0;
      clock.set(schoolDay);
    },
    close: async () => {
      await apps.close();
      await services.jobs.stop(2000);
      await close();
      refuseComplaints();
    },
  };
}
