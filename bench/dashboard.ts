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
const seconds = 2;
/** Others among whom the measured lie, with a year each. */
const crowd = { 'PostgreSQL 15': 60, PGlite: 10 } satisfies Record<DatabaseKind, number>;
/** p50 and bytes after five years against those after one. */
const aim = 1.3;

interface History {
  id: string;
  years: number;
}
const historyOf = (number: number, years: number): History => ({
  id: `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
  years,
});
const one = historyOf(1, 1);
const five = historyOf(2, 5);

/**
 * A student who has always studied: nine plans a year and four cycles, each with something left undone, a current one
 * of both with an exam ahead; a syllabus a year of 300 topics, half of it studied; two new cards and twenty answers a day, thirty cards due; five sessions a day.
 */
async function insertStudent(db: Db, { id, years }: History): Promise<void> {
  const days = years * 365;
  await db.execute(sql`insert into accounts (id, email, email_key, role, created_at)
    values (${id}, ${`${id}@example.com`}, ${`${id}@example.com`}, 'user', now())`);
  await db.execute(sql`insert into students (user_id, name, preferences, time_zone)
    values (${id}, 'Ana Souza', '{}', ${defaultTimeZone})`);
  await db.execute(sql`insert into study_plans
      (user_id, id, title, description, subject, difficulty, is_advanced, start_date, end_date, time_available,
        number_of_weeks, goals, evaluation_methods, resources, engine, item_count, done_count, exam_date, created_at)
    select ${id}, gen_random_uuid(), 'Plano de estudos número ' || n, repeat('Uma descrição. ', 20),
      'Matéria ' || n % 7, 'medium', false, current_date - 10 - 40 * n, current_date + 17 - 40 * n, 14, 4,
      '["Ir bem na prova"]', '[]', '[]', 'local', 76, 60, current_date + 30 - 40 * n, now() - n * interval '40 days'
    from generate_series(0, ${years}::int * 9 - 1) n`);
  await db.execute(sql`insert into study_plan_topics
      (user_id, plan_id, position, id, name, description, priority, completed, completed_on, questions_done, questions_right)
    select user_id, id, n, n, 'Tópico ' || n, 'Sobre o tópico.', 'média', n < 6, case when n < 6 then start_date + n end,
      n * 2, n
    from study_plans, generate_series(0, 19) n where user_id = ${id}`);
  await db.execute(sql`insert into study_plan_activities
      (user_id, plan_id, day, position, time, duration, topic, description, completed)
    select user_id, id, day, n, lpad((8 + n)::text, 2, '0') || ':00', 50, 'Tópico ' || (day * 20 / 28),
      repeat('Estude com calma. ', 8), start_date + day < current_date and (day + n) % 8 <> 0
    from study_plans, generate_series(0, 27) day, generate_series(0, 1) n where user_id = ${id}`);
  await db.execute(sql`insert into study_cycles
      (user_id, id, name, study_focus, mode, start_date, total_weeks, weekly_schedule, subjects, study_block_size,
        break_size, starts_at, exam_date, block_count, created_at)
    select ${id}, gen_random_uuid(), 'Ciclo ' || n, '', 'calendar', current_date - 20 - 90 * n, 12,
      '{"sunday":3,"monday":3,"tuesday":3,"wednesday":3,"thursday":3,"friday":3,"saturday":3}', '[]', 50, 10, '14:00',
      current_date + 60 - 90 * n, 252, now() - n * interval '90 days'
    from generate_series(0, ${years}::int * 4 - 1) n`);
  await db.execute(sql`insert into syllabi (user_id, id, title, post, exam_date, source_name, created_at)
    select ${id}, gen_random_uuid(), 'Edital ' || n, 'Analista', current_date + 60 - 365 * n, 'edital.pdf',
      now() - n * interval '365 days'
    from generate_series(0, ${years}::int - 1) n`);
  await db.execute(sql`insert into syllabus_disciplines (user_id, syllabus_id, id, position, name, questions, weight)
    select user_id, id, n, n, 'Matéria ' || n, 10, 1 from syllabi, generate_series(0, 9) n where user_id = ${id}`);
  await db.execute(sql`insert into syllabus_topics
      (user_id, syllabus_id, id, discipline_id, position, text, share, theory_on, questions_done, questions_right)
    select user_id, id, n, n / 30, n, 'Tópico ' || n || ' do programa', 1 / 300.0,
      case when n % 2 = 0 then current_date - n % 60 end, n % 12, n % 12 / 2
    from syllabi, generate_series(0, 299) n where user_id = ${id}`);
  await db.execute(sql`insert into study_cycle_blocks
      (user_id, cycle_id, day, position, time, duration, subject, completed_on)
    select user_id, id, day, n, (14 + n) || ':00', 50, 'Matéria ' || (day + n) % 7,
      case when start_date + day < current_date and (day + n) % 9 <> 0 then start_date + day end
    from study_cycles, generate_series(0, 83) day, generate_series(0, 2) n where user_id = ${id}`);
  await db.execute(sql`insert into flashcards
      (user_id, id, question, answer, subject, deck, tags, difficulty, reps, due_on, last_on, created_at)
    select ${id}, gen_random_uuid(), 'Pergunta ' || n, 'Resposta', 'Biologia', 'Geral', '{}', 3, 10,
      case when n <= 30 then current_date else current_date + n % 300 + 1 end, current_date - 20,
      now() - n * interval '12 hours'
    from generate_series(1, ${days * 2}::int) n`);
  await db.execute(sql`insert into flashcard_counts (user_id, due_on, cards, fresh, mature)
    select user_id, due_on, count(*), 0, 0 from flashcards where user_id = ${id} group by user_id, due_on`);
  await db.execute(sql`insert into flashcard_answers
      (user_id, id, card_id, grade, kind, answered_at, day, retention, time_spent, number, before)
    select ${id}, gen_random_uuid(), id, 'correct', 'review', at, at::date, 0.9, 5 + number, number, '{}'
    from (
      select id, number, now() - (row_number() over (order by number, id) / 20 + 1) * interval '1 day' as at
      from flashcards, generate_series(1, 10) number where user_id = ${id}
    ) answer`);
  await db.execute(sql`insert into focus_sessions
    select ${id}, gen_random_uuid(), start, start + interval '25 minutes', (start at time zone ${defaultTimeZone})::date,
      25, (array['Estudo', 'Leitura', 'Revisão', 'Exercícios', 'Projeto', 'Cronômetro'])[n % 6 + 1],
      'Matéria ' || n % 7, null
    from generate_series(0, ${days * 5}::int - 1) n
    cross join lateral (
      select date_trunc('day', now()) - (n / 5 + 1) * interval '1 day' + (14 + n % 5) * interval '1 hour' as start
    ) at`);
  for (const unit of timeUnits)
    await db.execute(sql`insert into focus_totals
      select user_id, ${unit}, date_trunc(${unit}, day::timestamp)::date, category, count(*), sum(minutes)
      from focus_sessions where user_id = ${id} group by 1, 3, 4`);
}

async function measure(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<void> {
  const installation = await install(stack, kind);
  const tokens = accessTokens(installation.JWT_SECRET);
  await withDatabase(installation, async ({ db, exec }) => {
    for (let number = 0; number < crowd[kind]; number++) await insertStudent(db, historyOf(4096 + number, 1));
    for (const student of [one, five]) await insertStudent(db, student);
    await exec('vacuum analyze');
  });
  const twin = await twinOf(installation);
  const { url } = await serve(stack, installation);
  const callOf = async ({ id }: History): Promise<Call> => {
    const who = { userId: id, sessionId: id, role: 'user', timeZone: defaultTimeZone } as const;
    const authorization = `Bearer ${await tokens.sign(who, new Date())}`;
    return {
      method: 'GET',
      path: '/api/dashboard',
      headers: { authorization, 'x-time-zone': defaultTimeZone },
    };
  };
  const calls = await Promise.all([one, five].map(callOf));
  const bodies = await Promise.all(
    calls.map(async ({ path, headers = {} }) => (await fetch(url + path, { headers })).text()),
  );
  await withDatabase(twin, async ({ db }) => {
    await db.execute(
      sql`create table bench_bodies (kind text, user_id uuid, body text, primary key (kind, user_id))`,
    );
    await db.execute(sql`insert into bench_bodies values ('dashboard', ${five.id}, ${bodies[1]})`);
  });
  const bareUrl = await startProgram(stack, new URL('./support/bare-server.ts', import.meta.url), twin);
  const turn = (origin: string, call: Call) => () => load(origin, [call], seconds, { connections: 4 });
  const [after1 = [], after5 = [], nothing = []] = await takeTurns(rounds, [
    ...calls.map((call) => turn(url, call)),
    turn(bareUrl, { method: 'GET', path: `/bodies/dashboard/${five.id}` }),
  ]);
  const [short, long, bare] = [middle(after1), middle(after5), middle(nothing)];
  const [fewer = 0, more = 0] = bodies.map((body) => Buffer.byteLength(body));
  printTable(
    `Painel sobre ${kind}, 4 conexões, entre ${crowd[kind]} estudantes`,
    ['', 'após 1 ano', 'após 5 anos', 'razão', 'rota nua, mesmos bytes', 'após 5 anos para a nua'],
    [
      [
        'p50 ms',
        decimal(short.p50, 2),
        decimal(long.p50, 2),
        against(long.p50 / short.p50, '≤', aim),
        decimal(bare.p50, 2),
        decimal(long.p50 / bare.p50, 2),
      ],
      [
        'req/s',
        decimal(short.perSecond),
        decimal(long.perSecond),
        decimal(long.perSecond / short.perSecond, 2),
        decimal(bare.perSecond),
        decimal(long.perSecond / bare.perSecond, 2),
      ],
      ['bytes', decimal(fewer), decimal(more), against(more / fewer, '≤', aim), decimal(more), '1,00'],
    ],
  );
}

await tidily(async (stack) => {
  for (const kind of databaseKinds) {
    await using own = stack.use(new AsyncDisposableStack());
    await measure(own, kind);
  }
});
