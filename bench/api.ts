import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { argon2Passwords } from '#server/platform/auth/passwords.ts';
import {
  type DatabaseKind,
  databaseKinds,
  fill,
  install,
  serve,
  twinOf,
  withDatabase,
} from './support/installation.ts';
import { type Call, connections, type Figures, figuresOf, load } from './support/load.ts';
import { largePlan } from './support/plans.ts';
import { startProgram } from './support/program.ts';
import { type BenchStudent, headersOf, password, plansPerStudent } from './support/students.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';
import { type Contender, middle, ratio, takeTurns } from './support/turns.ts';

const rounds = 3;
/** Of each turn; four turns of everything, the first to warm up. */
const seconds = 2;

interface Operation {
  name: string;
  /** Absent where the point is only to know. */
  aim?: number;
  real: Contender;
  /** The bare route that does as much of what cannot be avoided. */
  twin: Contender;
  twinName: string;
}

/** argon2id by itself, with the server's parameters and as many at once as it gets. */
async function hashAlone(hash: string): Promise<Figures> {
  const times: number[] = [];
  const started = performance.now();
  const worker = async () => {
    while (performance.now() - started < seconds * 1000) {
      const before = performance.now();
      await verify(hash, password);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return figuresOf(times, (performance.now() - started) / 1000);
}

/** The calls of students as the web client makes them, one for each student, or ten where they differ. */
async function callsOf(students: readonly BenchStudent[], secret: string) {
  const signedIn = await Promise.all(
    students.map(async (student) => ({ ...student, headers: await headersOf(student, secret) })),
  );
  const json = { 'content-type': 'application/json' };
  const tick = ({ planId, headers, activities }: (typeof signedIn)[number], turn: number): Call => {
    const [weekIndex, dayIndex, activityIndex] = activities[(turn * 7) % activities.length] ?? [0, 0, 0];
    return {
      method: 'PUT',
      path: `/api/study-plans/${planId}/activity-progress`,
      headers: { ...headers, ...json },
      body: JSON.stringify({ weekIndex, dayIndex, activityIndex, completed: turn % 2 === 0 }),
    };
  };
  return {
    signIn: students.map(({ email }): Call => {
      const body = JSON.stringify({ email, password });
      return { method: 'POST', path: '/api/auth/login', headers: json, body };
    }),
    list: signedIn.map(({ headers }): Call => ({ method: 'GET', path: '/api/study-plans', headers })),
    detail: signedIn.map(
      ({ planId, headers }): Call => ({ method: 'GET', path: `/api/study-plans/${planId}`, headers }),
    ),
    ticks: Array.from({ length: 10 }, (_, turn) => signedIn.map((student) => tick(student, turn))).flat(),
    reopened: signedIn.flatMap((student, turn) => [
      tick(student, turn),
      { method: 'GET', path: `/api/study-plans/${student.planId}`, headers: student.headers } as Call,
    ]),
  };
}

async function bodiesOf(origin: string, calls: readonly Call[]): Promise<string[]> {
  const bodies: string[] = [];
  for (const { path, headers = {} } of calls)
    bodies.push(await (await fetch(origin + path, { headers })).text());
  return bodies;
}

async function measure(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<void> {
  const installation = await install(stack, kind);
  const students = await fill(installation);
  const twin = await twinOf(installation);
  const { url } = await serve(stack, installation);
  const calls = await callsOf(students, installation.JWT_SECRET);
  const bodies = { list: await bodiesOf(url, calls.list), detail: await bodiesOf(url, calls.detail) };
  await withDatabase(twin, async ({ db }) => {
    await db.execute(
      sql`create table bench_bodies (kind text, user_id uuid, body text, primary key (kind, user_id))`,
    );
    for (const [kind, texts] of Object.entries(bodies)) {
      for (const [index, body] of texts.entries()) {
        await db.execute(sql`insert into bench_bodies values (${kind}, ${students[index]?.userId}, ${body})`);
      }
    }
  });
  const bareUrl = await startProgram(stack, new URL('./support/bare-server.ts', import.meta.url), twin);

  const real = (requests: Call[]) => () => load(url, requests, seconds);
  const bare = (method: Call['method'], path: (student: BenchStudent) => string) => {
    const requests = students.map((student): Call => ({ method, path: path(student) }));
    return () => load(bareUrl, requests, seconds);
  };
  const row = bare('GET', ({ userId }) => `/students/${userId}`);
  const size = (texts: string[]) => `${decimal(Buffer.byteLength(texts[0] ?? '') / 1000, 1)} kB`;
  const operations: Operation[] = [
    {
      name: `lista (${plansPerStudent} planos, ${size(bodies.list)})`,
      aim: 0.6,
      real: real(calls.list),
      twin: bare('GET', ({ userId }) => `/bodies/list/${userId}`),
      twinName: 'um SELECT de uma linha com os mesmos bytes, sem compressão',
    },
    {
      name: `detalhe (${largePlan.topics} tópicos, ${largePlan.weeks} semanas, ${size(bodies.detail)})`,
      aim: 0.6,
      real: real(calls.detail),
      twin: bare('GET', ({ userId }) => `/bodies/detail/${userId}`),
      twinName: 'um SELECT de uma linha com os mesmos bytes, sem compressão',
    },
    {
      name: 'marcar uma atividade',
      aim: 0.4,
      real: real(calls.ticks),
      twin: bare('PUT', ({ userId, planId }) => `/plans/${userId}/${planId}`),
      twinName: 'um UPDATE de uma linha',
    },
    {
      name: 'marcar e reabrir: metade PUT, metade detalhe refeito e comprimido',
      real: real(calls.reopened),
      twin: bare('GET', ({ userId }) => `/bodies/detail/${userId}`),
      twinName: 'um SELECT de uma linha com os bytes do detalhe',
    },
  ];

  const table: string[][] = [];
  const show = (name: string, { perSecond, p50, p99 }: Figures, toRow: string, toTwin: string) =>
    table.push([name, decimal(perSecond), decimal(p50, 2), decimal(p99, 2), toRow, toTwin]);
  for (const { name, aim, real, twin, twinName } of operations) {
    const [before = [], taken, twins, after = []] = await takeTurns(rounds, [row, real, twin, row]);
    // Bare before and after: what drifts within a round meets both sides of the ratio.
    const rows = before.map((figures, round) => middle([figures, after[round] ?? figures]));
    show(
      name,
      middle(taken),
      aim ? against(ratio(taken, rows), '≥', aim) : decimal(ratio(taken, rows), 2),
      decimal(ratio(taken, twins), 2),
    );
    show('  rota nua: um SELECT de uma linha pequena', middle(rows), '1,00', '');
    show(`  rota nua: ${twinName}`, middle(twins), decimal(ratio(twins, rows), 2), '1,00');
  }
  const hash = await argon2Passwords().hash(password);
  const [alone, arrivals] = await takeTurns(rounds, [() => hashAlone(hash), real(calls.signIn)]);
  show('entrar', middle(arrivals), '', against(ratio(arrivals, alone), '≥', 0.9));
  show('  só argon2id (19456 KiB, 2, 1)', middle(alone), '', '1,00');
  printTable(
    `API sobre ${kind}, ${connections} conexões`,
    ['operação', 'req/s', 'p50 ms', 'p99 ms', 'para o SELECT', 'para o par'],
    table,
  );
}

await tidily(async (stack) => {
  console.log(
    `Servidor em processo próprio, NODE_ENV=production, RATE_LIMIT=off, LOG_LEVEL=warn; PostgreSQL com os padrões de
uma instalação (fsync e synchronous_commit ligados). Medianas de ${rounds} rodadas alternadas de ${seconds} s, depois de uma
de aquecimento; as razões são medianas das razões de cada rodada.`,
  );
  for (const kind of databaseKinds) {
    await using own = stack.use(new AsyncDisposableStack());
    await measure(own, kind);
  }
});
