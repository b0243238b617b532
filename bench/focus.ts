import { sql } from 'drizzle-orm';
import { accessTokens } from '#server/platform/auth/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';
import { defaultTimeZone } from '#shared/rules/time/study-day.ts';
import { timeUnits } from '#shared/rules/time/time-units.ts';
import {
  type DatabaseKind,
  databaseKinds,
  install,
  serve,
  twinOf,
  withDatabase,
} from './support/installation.ts';
import { type Call, load } from './support/load.ts';
import { startProgram } from './support/program.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';
import { middle, takeTurns } from './support/turns.ts';

const rounds = 3;
const seconds = 1.5;
/** Others among whom the measured lie, with a year each. */
const crowd = { 'PostgreSQL 15': 300, PGlite: 30 } satisfies Record<DatabaseKind, number>;
const perDay = 5;

interface History {
  id: string;
  sessions: number;
}
const historyOf = (number: number, sessions: number): History => ({
  id: `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
  sessions,
});
const few = historyOf(1, 500);
const many = historyOf(2, 10_000);
const oneYear = historyOf(3, 365 * perDay);
const fiveYears = historyOf(4, 5 * 365 * perDay);

/** A student with five sessions a day, back from yesterday, in six categories and eight subjects. */
async function insertStudent(db: Db, { id, sessions }: History): Promise<void> {
  await db.execute(sql`insert into accounts (id, email, email_key, role, created_at)
    values (${id}, ${`${id}@example.com`}, ${`${id}@example.com`}, 'user', now())`);
  await db.execute(sql`insert into students (user_id, name, preferences, time_zone)
    values (${id}, 'Ana Souza', '{}', ${defaultTimeZone})`);
  await db.execute(sql`insert into focus_sessions
    select ${id}, gen_random_uuid(), start, start + interval '25 minutes', (start at time zone ${defaultTimeZone})::date,
      25, (array['Estudo', 'Leitura', 'Revisão', 'Exercícios', 'Projeto', 'Cronômetro'])[n % 6 + 1],
      'Matéria ' || n % 8, null
    from generate_series(0, ${sessions}::int - 1) n
    cross join lateral (
      select date_trunc('day', now()) - (n / ${perDay}::int + 1) * interval '1 day'
        + (14 + n % ${perDay}::int) * interval '1 hour' as start
    ) at`);
  for (const unit of timeUnits)
    await db.execute(sql`insert into focus_totals
      select user_id, ${unit}, date_trunc(${unit}, day::timestamp)::date, category, count(*), sum(minutes)
      from focus_sessions where user_id = ${id} group by 1, 3, 4`);
}

interface Comparison {
  name: string;
  short: History;
  long: History;
  path: string;
  /** Of the short history, where it is another. */
  shortPath?: string;
  /** How much longer the long history may take; absent where the point is only to know. */
  aim?: number;
}

const pageOf = (page: number) => `?page=${page}&limit=50`;
const lastPageOf = ({ sessions }: History) => pageOf(Math.ceil(sessions / 50));
const comparisons: Comparison[] = [
  { name: 'lista, primeira página', short: few, long: many, path: pageOf(1), aim: 1.3 },
  {
    name: 'lista, última página',
    short: few,
    long: many,
    path: lastPageOf(many),
    shortPath: lastPageOf(few),
  },
  { name: 'resumo de tudo', short: oneYear, long: fiveYears, path: '/summary', aim: 1.3 },
  { name: 'planejado e feito na semana', short: oneYear, long: fiveYears, path: '/planned', aim: 1.3 },
];

async function measure(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<void> {
  const installation = await install(stack, kind);
  const tokens = accessTokens(installation.JWT_SECRET);
  await withDatabase(installation, async ({ db, exec }) => {
    for (let number = 0; number < crowd[kind]; number++)
      await insertStudent(db, historyOf(4096 + number, 365 * perDay));
    for (const student of [few, many, oneYear, fiveYears]) await insertStudent(db, student);
    await exec('vacuum analyze');
  });
  const twin = await twinOf(installation);
  const { url } = await serve(stack, installation);
  const callOf = async (path: string, { id }: History): Promise<Call> => {
    const who = { userId: id, sessionId: id, role: 'user', timeZone: defaultTimeZone } as const;
    const authorization = `Bearer ${await tokens.sign(who, new Date())}`;
    const headers = { authorization, 'x-time-zone': defaultTimeZone };
    return { method: 'GET', path: `/api/pomodoros${path}`, headers };
  };
  const bodyOf = async ({ path, headers = {} }: Call) => (await fetch(url + path, { headers })).text();
  const calls = await Promise.all(
    comparisons.map(async ({ path, shortPath = path, short, long }) => ({
      short: await callOf(shortPath, short),
      long: await callOf(path, long),
    })),
  );
  const bodies = await Promise.all(calls.map(({ long }) => bodyOf(long)));
  await withDatabase(twin, async ({ db }) => {
    await db.execute(
      sql`create table bench_bodies (kind text, user_id uuid, body text, primary key (kind, user_id))`,
    );
    for (const [index, body] of bodies.entries())
      await db.execute(sql`insert into bench_bodies values (${String(index)}, ${many.id}, ${body})`);
  });
  const bareUrl = await startProgram(stack, new URL('./support/bare-server.ts', import.meta.url), twin);

  const table: string[][] = [];
  for (const [index, { name, short, long, aim }] of comparisons.entries()) {
    const { short: shortCall, long: longCall } = calls[index] as (typeof calls)[number];
    const turn = (origin: string, call: Call) => () => load(origin, [call], seconds, { connections: 4 });
    const bare: Call = { method: 'GET', path: `/bodies/${index}/${many.id}` };
    const [less, more, nothing] = await takeTurns(rounds, [
      turn(url, shortCall),
      turn(url, longCall),
      turn(bareUrl, bare),
    ]);
    const p50 = { less: middle(less).p50, more: middle(more).p50, bare: middle(nothing).p50 };
    table.push([
      `${name} (${decimal(Buffer.byteLength(bodies[index] ?? '') / 1000, 1)} kB)`,
      `${decimal(short.sessions)}: ${decimal(p50.less, 2)}`,
      `${decimal(long.sessions)}: ${decimal(p50.more, 2)}`,
      aim ? against(p50.more / p50.less, '≤', aim) : decimal(p50.more / p50.less, 2),
      decimal(p50.bare, 2),
      decimal(p50.more / p50.bare, 2),
    ]);
  }
  printTable(
    `Sessões de estudo sobre ${kind}: p50 em ms com histórias curtas e longas (${perDay} sessões por dia), entre ${crowd[kind]} estudantes`,
    ['operação', 'curta', 'longa', 'razão', 'rota nua, mesmos bytes', 'longa para a nua'],
    table,
  );
}

await tidily(async (stack) => {
  for (const kind of databaseKinds) {
    await using own = stack.use(new AsyncDisposableStack());
    await measure(own, kind);
  }
});
