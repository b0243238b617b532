import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { accessTokens } from '#server/platform/auth/tokens.ts';
import { defaultTimeZone } from '#shared/rules/study-day.ts';
import { against, decimal, median, percentile, printTable } from './support/figures.ts';
import {
  copyForBare,
  type DatabaseKind,
  type Environment,
  fill,
  openInstallation,
  serve,
  serveBare,
} from './support/installation.ts';
import { type Call, connections, type Figures, load } from './support/load.ts';
import { type BenchStudent, largePlan, password, plansPerStudent } from './support/students.ts';
import { tidily } from './support/tidy.ts';

const rounds = 5;
const secondsEach = 1.5;

type Contender = () => Promise<Figures>;

/** Lets the contenders take turns, after a round to warm up; answers each one's figures, round by round. */
async function takeTurns(contenders: readonly Contender[]): Promise<Figures[][]> {
  for (const contender of contenders) await contender();
  const turns = contenders.map((): Figures[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) turns[index]?.push(await contender());
  }
  return turns;
}

/** How the throughput of `one` compares with `other`'s: the median over the rounds. */
const ratio = (one: Figures[] = [], other: Figures[] = []): number =>
  median(one.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN)));

const middle = (figures: Figures[] = []): Figures => ({
  perSecond: median(figures.map(({ perSecond }) => perSecond)),
  p50: median(figures.map(({ p50 }) => p50)),
  p99: median(figures.map(({ p99 }) => p99)),
});

/** argon2id by itself, as many at once as the server gets. */
async function hashesAlone(): Promise<Figures> {
  const hash = await hashPassword(password);
  const times: number[] = [];
  const started = performance.now();
  const worker = async () => {
    while (performance.now() - started < secondsEach * 1000) {
      const before = performance.now();
      await verify(hash, password);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const perSecond = (1000 * times.length) / (performance.now() - started);
  const all = Float64Array.from(times);
  return { perSecond, p50: percentile(all, 0.5), p99: percentile(all, 0.99) };
}

const signIn = ({ email }: BenchStudent): Call => ({
  method: 'POST',
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
});

/** The calls of signed-in students, made as the web client makes them. */
async function callsOf(students: readonly BenchStudent[], secret: string) {
  const { sign } = accessTokens(secret);
  const now = new Date();
  const signed = await Promise.all(
    students.map(async (student) => {
      const who = {
        userId: student.userId,
        sessionId: student.userId,
        role: 'user',
        timeZone: defaultTimeZone,
      } as const;
      const headers = { authorization: `Bearer ${await sign(who, now)}`, 'x-time-zone': defaultTimeZone };
      return { ...student, headers };
    }),
  );
  const tick = (student: (typeof signed)[number], turn: number): Call => {
    const [weekIndex, dayIndex, activityIndex] = student.activities[
      (turn * 7) % student.activities.length
    ] ?? [0, 0, 0];
    return {
      method: 'PUT',
      path: `/api/study-plans/${student.planId}/activity-progress`,
      headers: { ...student.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ weekIndex, dayIndex, activityIndex, completed: turn % 2 === 0 }),
    };
  };
  return {
    list: signed.map(({ headers }): Call => ({ method: 'GET', path: '/api/study-plans', headers })),
    detail: signed.map(
      ({ planId, headers }): Call => ({ method: 'GET', path: `/api/study-plans/${planId}`, headers }),
    ),
    ticks: Array.from({ length: 10 }, (_, turn) => signed.map((student) => tick(student, turn))).flat(),
  };
}

/** What the server answers to each call, for a route that only sends as many bytes. */
const bodiesOf = (origin: string, calls: readonly Call[]): Promise<string[]> =>
  Promise.all(calls.map(async ({ path, headers = {} }) => (await fetch(origin + path, { headers })).text()));

async function measure(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<void> {
  const environment: Environment = await openInstallation(stack, kind);
  const students = await fill(environment);
  await copyForBare(environment);
  const { url } = await serve(stack, environment);
  const calls = await callsOf(students, environment.JWT_SECRET as string);
  const bodies = { list: await bodiesOf(url, calls.list), detail: await bodiesOf(url, calls.detail) };

  const bareUrl = await serveBare(stack, environment, async ({ db }) => {
    await db.execute(
      sql`create table bench_bodies (kind text, user_id uuid, body text, primary key (kind, user_id))`,
    );
    for (const [kind, texts] of Object.entries(bodies)) {
      for (const [index, body] of texts.entries()) {
        await db.execute(sql`insert into bench_bodies values (${kind}, ${students[index]?.userId}, ${body})`);
      }
    }
  });
  const bare = (path: (student: BenchStudent) => string, method: Call['method'] = 'GET'): Contender => {
    const requests = students.map((student): Call => ({ method, path: path(student) }));
    return () => load(bareUrl, requests, secondsEach);
  };
  const real =
    (requests: Call[]): Contender =>
    () =>
      load(url, requests, secondsEach);
  const row = bare(({ userId }) => `/students/${userId}`);

  const size = (texts: string[]) => Buffer.byteLength(texts[0] ?? '') / 1000;
  const operations = [
    {
      name: `lista (${plansPerStudent} planos, ${decimal(size(bodies.list), 1)} kB)`,
      turn: real(calls.list),
      aim: 0.6,
      twin: bare(({ userId }) => `/bodies/list/${userId}`),
      twinName: 'uma linha com os mesmos bytes',
    },
    {
      name: `detalhe (${largePlan.topics} tópicos, ${largePlan.weeks} semanas, ${decimal(size(bodies.detail), 1)} kB)`,
      turn: real(calls.detail),
      aim: 0.6,
      twin: bare(({ userId }) => `/bodies/detail/${userId}`),
      twinName: 'uma linha com os mesmos bytes',
    },
    {
      name: 'marcar atividade',
      turn: real(calls.ticks),
      aim: 0.4,
      twin: bare(({ userId, planId }) => `/plans/${userId}/${planId}`, 'PUT'),
      twinName: 'um UPDATE de uma linha',
    },
  ];

  const table: string[][] = [];
  for (const { name, turn, aim, twin, twinName } of operations) {
    const [before, taken, twins, after] = await takeTurns([row, turn, twin, row]);
    const bothRows = before?.map(({ perSecond }, round) => ({
      ...(before[round] as Figures),
      perSecond: (perSecond + (after?.[round]?.perSecond ?? perSecond)) / 2,
    }));
    const shown = (label: string, { perSecond, p50, p99 }: Figures, ...ratios: string[]) =>
      table.push([label, decimal(perSecond), decimal(p50, 2), decimal(p99, 2), ...ratios]);
    shown(
      name,
      middle(taken),
      against(ratio(taken, bothRows), aim, 'at least'),
      decimal(ratio(taken, twins), 2),
    );
    shown('  rota nua: um SELECT de uma linha', middle(bothRows), '1,00', '');
    shown(`  rota nua: ${twinName}`, middle(twins), decimal(ratio(twins, bothRows), 2), '1,00');
  }
  const [alone, arrivals] = await takeTurns([hashesAlone, real(students.map(signIn))]);
  const entry = middle(arrivals);
  const hash = middle(alone);
  table.push([
    'entrar',
    decimal(entry.perSecond, 1),
    decimal(entry.p50, 1),
    decimal(entry.p99, 1),
    '',
    against(ratio(arrivals, alone), 0.9, 'at least'),
  ]);
  table.push([
    '  só argon2id',
    decimal(hash.perSecond, 1),
    decimal(hash.p50, 1),
    decimal(hash.p99, 1),
    '',
    '1,00',
  ]);
  printTable(
    `API sobre ${kind}`,
    ['operação', 'req/s', 'p50 ms', 'p99 ms', 'para o SELECT nu', 'para o par'],
    table,
  );
}

await tidily(async (stack) => {
  console.log(
    `${connections} conexões; servidor com RATE_LIMIT=off, LOG_LEVEL=warn e NODE_ENV=production; PostgreSQL com os padrões`,
    `da instalação (fsync ligado). Medianas de ${rounds} rodadas alternadas de ${secondsEach} s, depois de uma de aquecimento.`,
  );
  for (const kind of ['PGlite', 'PostgreSQL 15'] as const) {
    await using own = stack.use(new AsyncDisposableStack());
    await measure(own, kind);
  }
});
