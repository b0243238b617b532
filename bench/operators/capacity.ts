import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/platform/database/database.ts';
import { startServer } from '#test/support/processes/server-process.ts';
import { cpuSeconds, parentOf } from '../support/cpu-seconds.ts';
import { percentile } from '../support/figures.ts';
import { type Installation, install, withDatabase } from '../support/installation.ts';
import { SimulatedStudents } from '../support/simulated-students.ts';
import { type Moment, peakOf, seededRandom, studentDay } from '../support/student-day.ts';
import { type BenchStudent, insertStudents } from '../support/students.ts';
import { decimal, printTable } from '../support/table.ts';
import { tidily } from '../support/tidy.ts';

/** Who study on the simulated day, with three plans and fifty due cards each. */
const studentCount = 1000;
const plansEach = 3;
const cardsEach = 50;
/** Seconds into which the day is pressed, and those for which each rate is held. */
const daySeconds = 600;
const rateSeconds = 8;
/** Requests a second, one after the other, until one is too many. */
const rates = [40, 80, 120, 160, 200, 250, 300, 400, 500, 700, 1000];
/** Milliseconds within which 99 of 100 requests have to be answered. */
const patience = 200;

async function fill(
  installation: Installation,
): Promise<{ students: BenchStudent[]; cards: Map<string, string[]> }> {
  return withDatabase(installation, async ({ db, exec }) => {
    const students = await insertStudents(db, studentCount, plansEach);
    await db.execute(sql`
      insert into flashcards (user_id, id, question, answer, subject, deck, tags, difficulty, due_on, created_at)
      select user_id, gen_random_uuid(), 'Pergunta ' || n || '?', 'Resposta ' || n, 'Biologia', 'Geral', '{}', 3,
        current_date, now()
      from students, generate_series(1, ${cardsEach}::int) n`);
    await db.execute(sql`
      insert into flashcard_totals (user_id, cards, bytes) select user_id, ${cardsEach}::int, 1000 from students`);
    await db.execute(sql`
      insert into flashcard_counts (user_id, due_on, cards, fresh, mature)
      select user_id, current_date, ${cardsEach}::int, ${cardsEach}::int, 0 from students`);
    await exec('vacuum analyze');
    const rows = await rowsOf<{ userId: string; ids: string[] }>(
      db,
      sql`select user_id as "userId", json_agg(id) as ids from flashcards group by 1`,
    );
    return { students, cards: new Map(rows.map(({ userId, ids }) => [userId, ids])) };
  });
}

interface Stored {
  rows: number;
  bytes: number;
}

async function storedIn(db: Db): Promise<Stored> {
  const [stored] = await rowsOf<Stored>(
    db,
    sql`
    select sum(n_tup_ins - n_tup_del)::int as rows, sum(pg_total_relation_size(relid))::float8 as bytes
    from pg_stat_user_tables where schemaname = 'public'`,
  );
  return stored ?? { rows: 0, bytes: 0 };
}

interface Load {
  /** Milliseconds. */
  times: number[];
  bytes: number;
  seconds: number;
}

/** Sends each moment when it is due, whether those before it are answered or not, as students don't wait for others. */
async function play(
  people: SimulatedStudents,
  due: readonly { moment: Moment; atMs: number }[],
): Promise<Load> {
  const times: number[] = [];
  let bytes = 0;
  let failure: unknown;
  const open: Promise<void>[] = [];
  const began = performance.now();
  for (const { moment, atMs } of due) {
    const early = atMs - (performance.now() - began);
    if (early > 1) await wait(early);
    if (failure) break;
    open.push(
      people.ask(moment).then(
        (answered) => {
          times.push(answered.milliseconds);
          bytes += answered.bytes;
        },
        (error: unknown) => {
          failure ??= error;
        },
      ),
    );
  }
  await Promise.all(open);
  if (failure) throw failure;
  return { times, bytes, seconds: (performance.now() - began) / 1000 };
}

const pressed = (day: readonly Moment[]) => {
  const first = day[0]?.at ?? 0;
  const length = (day.at(-1)?.at ?? 0) - first;
  return day.map((moment) => ({ moment, atMs: ((moment.at - first) / length) * daySeconds * 1000 }));
};

/** The day's requests in their order, at a steady rate, a bit early or late each. */
function steady(day: readonly Moment[], from: number, rate: number) {
  const random = seededRandom(from + rate);
  return Array.from({ length: rate * rateSeconds }, (_, index) => ({
    moment: day[(from + index) % day.length] as Moment,
    atMs: ((index + random()) / rate) * 1000,
  }));
}

/** CPU seconds of the servers and of the database, so far. */
async function workOf(pid: number, db: Db): Promise<{ server: number; database: number }> {
  const [backend] = await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
  const postmaster = await parentOf(backend?.pid ?? 0);
  return { server: await cpuSeconds(pid), database: await cpuSeconds(postmaster) };
}

interface Measured {
  people: SimulatedStudents;
  cards: ReadonlyMap<string, string[]>;
  db: Db;
  pid: number;
}

/** Works with students whose server has so many processes, once it is warm. */
async function withServer<T>(
  all: AsyncDisposableStack,
  processes: number,
  day: readonly Moment[],
  work: (measured: Measured) => Promise<T>,
): Promise<T> {
  await using stack = all.use(new AsyncDisposableStack());
  const installation = await install(stack, 'PostgreSQL 15');
  const { students, cards } = await fill(installation);
  const server = await startServer({ ...installation, WEB_CONCURRENCY: String(processes) });
  stack.defer(async () => void (await server.end()));
  const people = new SimulatedStudents(server.url, students, installation.JWT_SECRET);
  stack.defer(() => people.leave());
  // Awaited here: what is on the stack goes when this function ends.
  return await withDatabase(installation, async ({ db, exec }) => {
    await people.meet(cards);
    // Each process compiles what it is asked often, after some hundred times.
    for (let turn = 0; turn < 2 * processes; turn++) await play(people, steady(day, turn * 640, 80));
    await exec('vacuum analyze');
    return work({ people, cards, db, pid: server.child.pid as number });
  });
}

/** What a day costs, for each student. */
async function costOf({ people, cards, db, pid }: Measured, day: readonly Moment[]): Promise<string[]> {
  await people.meet(cards);
  const before = { ...(await workOf(pid, db)), ...(await storedIn(db)) };
  const { times, bytes } = await play(people, pressed(day));
  // The database's own counts come a second late.
  await wait(1500);
  const after = { ...(await workOf(pid, db)), ...(await storedIn(db)) };
  const each = (value: number, digits = 0) => decimal(value / studentCount, digits);
  return [
    each(times.length, 1),
    each(bytes / 1024),
    each((after.server - before.server) * 1000),
    each((after.database - before.database) * 1000),
    each(after.rows - before.rows, 1),
    each((after.bytes - before.bytes) / 1024, 1),
  ];
}

/** The most requests a second that are answered in time, and the cores that servers and database are at work with. Ends at the second rate in a row that is too many: one may fall on a vacuum. */
async function mostOf({ people, cards, db, pid }: Measured, day: readonly Moment[]) {
  let most = { rate: 0, p99: Number.NaN, cores: Number.NaN };
  let missed = 0;
  let from = Math.floor(day.length * 0.7);
  for (const rate of rates) {
    await people.meet(cards);
    const began = await workOf(pid, db);
    const { times, seconds } = await play(people, steady(day, from, rate));
    const ended = await workOf(pid, db);
    const p99 = percentile(times, 0.99);
    const cores = (ended.server + ended.database - began.server - began.database) / seconds;
    console.log(`${rate}/s: p99 ${decimal(p99)} ms, ${decimal(cores, 2)} núcleos`);
    from += rate * rateSeconds;
    missed = p99 > patience ? missed + 1 : 0;
    if (missed === 2) break;
    if (missed === 0) most = { rate, p99, cores };
  }
  return most;
}

await tidily(async (stack) => {
  const day = studentDay(studentCount);
  const peak = peakOf(day);
  const costs: string[][] = [];
  const rows: string[][] = [];
  for (const processes of [1, 2, 4])
    await withServer(stack, processes, day, async (measured) => {
      if (processes === 1) costs.push(await costOf(measured, day));
      const { rate, p99, cores } = await mostOf(measured, day);
      // As many as ask so often in the fullest quarter of an hour.
      const students = (rate / peak) * studentCount;
      rows.push([
        String(processes),
        `${decimal(rate)} (${decimal(p99)} ms)`,
        decimal(cores, 2),
        decimal(students),
        decimal(students / cores),
      ]);
    });
  printTable(
    `Um dia de ${decimal(studentCount)} estudantes em ${daySeconds} s, por estudante`,
    ['pedidos', 'kB', 'servidor ms CPU', 'banco ms CPU', 'linhas', 'kB no banco'],
    costs,
  );
  printTable(
    `Quantos cabem com p99 ≤ ${patience} ms no quarto de hora mais cheio (${decimal(peak, 1)} pedidos/s por ${decimal(studentCount)} estudantes)`,
    ['processos', 'mais pedidos/s', 'núcleos', 'estudantes', 'por núcleo'],
    rows,
  );
});
