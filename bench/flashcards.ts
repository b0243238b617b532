import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { accessTokens } from '#server/platform/auth/tokens.ts';
import { type Db, rowsOf } from '#server/platform/database/database.ts';
import { defaultTimeZone } from '#shared/rules/time/study-day.ts';
import { recount } from '#test/support/flashcard-counts.ts';
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
import { middle, ratio, takeTurns } from './support/turns.ts';

const rounds = 3;
const seconds = 1.5;
/** Others among whose cards the two lie, with twenty each. */
const crowd = { 'PostgreSQL 15': 2000, PGlite: 200 } satisfies Record<DatabaseKind, number>;
const few = { id: '01900000-0000-7000-8000-00000000000a', cards: 500 };
const many = { id: '01900000-0000-7000-8000-00000000000b', cards: 50_000 };
const answersPerCard = 10;
/** p50 of the large student against the small one. */
const aim = 1.3;
/** Finds a hundred times as many cards of the large student, and counts them all: printed, not judged. */
const growing = 'busca, 1 % dos cartões';

/** A student with cards due over two years, a tenth of them today or before. */
async function insertStudent(db: Db, { id, cards }: typeof few): Promise<void> {
  await db.execute(sql`insert into accounts (id, email, email_key, role, created_at)
    values (${id}, ${`${id}@example.com`}, ${`${id}@example.com`}, 'user', now())`);
  await db.execute(sql`insert into students (user_id, name, preferences, time_zone)
    values (${id}, 'Ana Souza', '{}', ${defaultTimeZone})`);
  await db.execute(sql`insert into flashcards
      (user_id, id, question, answer, subject, deck, tags, difficulty, stability, fsrs_difficulty, reps,
        due_on, last_on, interval_days, created_at)
    select ${id}, gen_random_uuid(), 'Pergunta ' || n || ' sobre o tema' || n % 97, 'Resposta ' || n, 'Biologia',
      'Pasta ' || n % 10 || '::Baralho ' || n % 3, '{tag}', n % 5 + 1, 20, 5, 10, current_date + (case when n % 10 = 0 then -(n % 30) else n % 700 + 1 end), current_date - 30, 20,
      now() - n * interval '1 minute'
    from generate_series(1, ${cards}::int) n`);
  await db.execute(sql`insert into flashcard_texts
    select user_id, id, array_to_tsvector(array(
      select distinct right(user_id::text, 6) || word
      from unnest(string_to_array(lower(question) || ' ' || md5(question), ' ')) word)), created_at
    from flashcards where user_id = ${id}`);
}

/** Each card answered every 72 days over two years; a day's answers in the evening, one each eight seconds: 50,000 cards take an hour and a half. */
async function insertAnswers(db: Db, id: string, answers: number): Promise<void> {
  await db.execute(sql`insert into flashcard_answers
      (user_id, id, card_id, grade, kind, answered_at, day, retention, time_spent, number, before)
    select ${id}, gen_random_uuid(), id, 'correct', 'review',
      (current_date - ago + time '18:00' + position / 72 * interval '8 seconds') at time zone ${defaultTimeZone},
      current_date - ago, 0.9, 8, ${answers}::int + 1 - n, '{}'
    from (select id, row_number() over (order by id)::int as position from flashcards where user_id = ${id}) card
    cross join generate_series(1, ${answers}::int) n
    cross join lateral (select 72 * n - position % 72 as ago) day`);
}

interface Student {
  /** In one of the cards only. */
  word: string;
  cards: string[];
  headers: Record<string, string>;
}

async function callsOf({ cards, headers, word }: Student) {
  const get = (path: string): Call[] => [{ method: 'GET', path: `/api/flashcards${path}`, headers }];
  const json = { ...headers, 'content-type': 'application/json' };
  const body = JSON.stringify({ result: 'correct', timeSpent: 5 });
  return {
    'lista, primeira página': get('?page=1&limit=100'),
    'busca, um cartão': get(`?search=${word}&page=1&limit=20`),
    [growing]: get('?search=tema42&page=1&limit=20'),
    'fila de revisão': get('/review?page=1&limit=50'),
    estatísticas: get('/stats'),
    'estatísticas, página': get('/stats/details'),
    'uma resposta': cards.map(
      (id): Call => ({ method: 'POST', path: `/api/flashcards/${id}/study`, headers: json, body }),
    ),
  };
}

async function measure(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<void> {
  const installation = await install(stack, kind);
  const tokens = accessTokens(installation.JWT_SECRET);
  const students = await withDatabase(installation, async ({ db, exec }) => {
    for (let number = 0; number < crowd[kind]; number++) {
      const id = `01900000-0000-7000-8000-${(number + 4096).toString(16).padStart(12, '0')}`;
      await insertStudent(db, { id, cards: 20 });
    }
    for (const student of [few, many]) {
      await insertStudent(db, student);
      await insertAnswers(db, student.id, answersPerCard);
    }
    await recount(db);
    await exec('vacuum analyze');
    const made: Student[] = [];
    for (const { id } of [few, many]) {
      const rows = (await db.execute(
        sql`select id from flashcards where user_id = ${id} order by id limit 400`,
      )) as unknown as { rows?: { id: string }[] } & { id: string }[];
      const cards = [...(rows.rows ?? rows)].map((row) => row.id);
      const who = { userId: id, sessionId: id, role: 'user', timeZone: defaultTimeZone } as const;
      const authorization = `Bearer ${await tokens.sign(who, new Date())}`;
      const word = createHash('md5').update('Pergunta 42 sobre o tema42').digest('hex').slice(0, 12);
      made.push({ word, cards, headers: { authorization, 'x-time-zone': defaultTimeZone } });
    }
    return made;
  });
  const { url } = await serve(stack, installation);
  const [small, large] = await Promise.all(students.map(callsOf));
  if (!small || !large) throw new Error('no students');
  const table: string[][] = [];
  for (const name of Object.keys(small) as (keyof typeof small)[]) {
    const turn = (calls: Call[]) => () => load(url, calls, seconds, { connections: 4 });
    const [one = [], other = []] = await takeTurns(rounds, [turn(small[name]), turn(large[name])]);
    const [less, more] = [middle(one), middle(other)];
    const ratio = more.p50 / less.p50;
    table.push([
      name,
      decimal(less.perSecond),
      decimal(less.p50, 2),
      decimal(more.perSecond),
      decimal(more.p50, 2),
      name === growing ? decimal(ratio, 2) : against(ratio, '≤', aim),
    ]);
  }
  printTable(
    `Flashcards sobre ${kind}: um estudante com ${few.cards} cartões e outro com ${many.cards}, cada cartão com ${answersPerCard} respostas, entre ${crowd[kind]} estudantes`,
    ['operação', 'req/s poucos', 'p50 ms', 'req/s muitos', 'p50 ms', 'razão do p50'],
    table,
  );
}

/** Of the paths beside a bare server: one card of each student, so that nobody waits for their own other answer. */
const busy = { students: 500, cards: 100, answers: 2, connections: 50 };

/** Each path beside a server that does nothing but what can't be avoided, on the same machine in the same moments. */
async function measureBare(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<void> {
  const installation = await install(stack, kind);
  const tokens = accessTokens(installation.JWT_SECRET);
  const ids = Array.from(
    { length: busy.students },
    (_, number) => `01900000-0000-7000-8000-${(number + 4096).toString(16).padStart(12, '0')}`,
  );
  const cards = await withDatabase(installation, async ({ db, exec }) => {
    for (const id of ids) {
      await insertStudent(db, { id, cards: busy.cards });
      await insertAnswers(db, id, busy.answers);
    }
    await recount(db);
    await exec('create table bench_rows (user_id uuid, id uuid, body text, primary key (user_id, id))');
    await exec('vacuum analyze');
    return rowsOf<{ userId: string; id: string }>(
      db,
      sql`select distinct on (user_id) user_id as "userId", id from flashcards order by user_id, id`,
    );
  });
  const headers = new Map<string, Record<string, string>>();
  for (const userId of ids) {
    const who = { userId, sessionId: userId, role: 'user', timeZone: defaultTimeZone } as const;
    const authorization = `Bearer ${await tokens.sign(who, new Date())}`;
    headers.set(userId, {
      authorization,
      'x-time-zone': defaultTimeZone,
      'accept-encoding': 'gzip, deflate, br',
      'content-type': 'application/json',
    });
  }
  const twin = await twinOf(installation);
  const { url } = await serve(stack, installation);
  const bareUrl = await startProgram(stack, new URL('./support/bare-server.ts', import.meta.url), twin);

  type Owned = (typeof cards)[number];
  const turn = (origin: string, calls: Call[]) => () =>
    load(origin, calls, seconds, { connections: busy.connections });
  const real = (method: Call['method'], path: (card: Owned) => string, body?: object) =>
    turn(
      url,
      cards.map((card) => ({
        method,
        path: `/api/flashcards${path(card)}`,
        headers: headers.get(card.userId) ?? {},
        ...(body && { body: JSON.stringify(body) }),
      })),
    );
  const bare = (method: Call['method'], path: (card: Owned) => string) =>
    turn(
      bareUrl,
      cards.map((card) => ({ method, path: path(card) })),
    );
  const list = bare('GET', ({ userId }) => `/cards/${userId}`);
  const row = bare('GET', ({ userId, id }) => `/cards/${userId}/${id}`);
  const insert = bare('POST', ({ userId }) => `/rows/${userId}`);
  const three = bare('POST', ({ userId }) => `/three/${userId}`);
  const made = { question: 'O que é mitose?', answer: 'Divisão celular.', subject: 'Biologia' };
  const operations = [
    ['lista de 100 cartões', 0.6, real('GET', () => '?page=1&limit=100'), 'um SELECT de 100 linhas', list],
    ['fila de revisão', 0.6, real('GET', () => '/review?page=1&limit=100'), 'um SELECT de 100 linhas', list],
    ['um cartão', 0.45, real('GET', ({ id }) => `/${id}`), 'um SELECT de uma linha', row],
    [
      'uma resposta',
      0.25,
      real('POST', ({ id }) => `/${id}/study`, { result: 'correct' }),
      'um INSERT',
      insert,
    ],
    ['um cartão novo', 0.3, real('POST', () => '', made), 'um INSERT', insert],
  ] as const;
  const table: string[][] = [];
  for (const [name, aim, ours, bareName, theirs] of operations) {
    const isWrite = theirs === insert;
    const [mine = [], its = [], threes = []] = await takeTurns(rounds, [
      ours,
      theirs,
      ...(isWrite ? [three] : []),
    ]);
    const show = (name: string, figures: typeof mine, beside: string) => {
      const { perSecond, p50, p99 } = middle(figures);
      table.push([name, decimal(perSecond), decimal(p50, 2), decimal(p99, 2), beside]);
    };
    show(name, mine, against(ratio(mine, its), '≥', aim));
    show(`  rota nua: ${bareName}`, its, '1,00');
    if (isWrite) show('  rota nua: uma transação de três comandos', threes, decimal(ratio(threes, its), 2));
  }
  printTable(
    `Flashcards sobre ${kind}, ${busy.connections} conexões, ${busy.students} estudantes com ${busy.cards} cartões: ao lado de um Fastify nu`,
    ['operação', 'req/s', 'p50 ms', 'p99 ms', 'para a rota nua'],
    table,
  );
  console.log(
    `Comandos ao banco: uma resposta 3 (preferências, cartão, gravação), um cartão novo 2 (conta, gravação), um cartão 1,
lista e fila 1 enquanto nada muda. O que limita uma resposta: duas leituras antes da gravação, e nesta seis linhas
(cartão, totais, resposta, soma do quarto de hora, dois dias da contagem), contra uma do INSERT nu.`,
  );
}

/** `npm run bench -- flashcards` shows both tables; the program by itself takes the name of one. */
const [only] = process.argv.slice(2);

await tidily(async (stack) => {
  for (const kind of databaseKinds) {
    await using own = stack.use(new AsyncDisposableStack());
    if (only !== 'size') await measureBare(own, kind);
    if (only !== 'bare') await measure(own, kind);
  }
});
