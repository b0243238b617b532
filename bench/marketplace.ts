import { sql } from 'drizzle-orm';
import { seedAuthors } from '#server/features/accounts/seed.ts';
import { recountWords } from '#server/features/marketplace/list/word-queries.ts';
import { publications } from '#server/features/marketplace/plan-publications-service.ts';
import { seedMarketplace } from '#server/features/marketplace/seed.ts';
import { accessTokens } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction, rowsOf } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { readSettings } from '#server/settings.ts';
import { studentLifecycle } from '#server/student-lifecycle.ts';
import { marketplaceLimits, planLengths } from '#shared/contracts/marketplace.ts';
import { planDifficulties } from '#shared/contracts/study-plans.ts';
import { defaultTimeZone } from '#shared/rules/time/study-day.ts';
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
import { type Contender, middle, ratio, takeTurns } from './support/turns.ts';

const rounds = 3;
const seconds = 1;
const sizes = { few: 1000, many: 100_000 };
const reviewsOfPlan = 2;
/** p50 with many plans against few. */
const flat = 1.3;
/** Requests a second against a bare route that reads one row. */
const nearBare = 0.4;
/** As many as the smaller side fills, however a list is narrowed; both sides send as much. */
const fullPages = 2;
/** At most 16: their ids end with one digit. */
const readers = 12;

/** The demonstration plans again and again, each with a word of its own, and with reviews. */
async function fillMarketplace(db: Db, plans: number): Promise<void> {
  const services = {
    db,
    settings: readSettings({}),
    model: null,
    clock: { now: () => new Date() },
    jobs: {},
    lifecycle: studentLifecycle,
    publications,
  } as unknown as Services;
  await inTransaction(db, async (tx) => {
    const within = { ...services, db: tx };
    await seedMarketplace(within, await seedAuthors(within));
  });
  await db.execute(
    sql`create temporary table originals as select row_number() over (order by listing_id) - 1 as number, * from plan_listings`,
  );
  await db.execute(sql`
    with made as (
      insert into plan_listings (listing_id, user_id, is_published, author_name, title, description, subject, filed_under,
        difficulty, engine, topics_count, number_of_weeks, time_available, version, fingerprint, rating_sum, rating_count,
        words, published_at, updated_at)
      select gen_random_uuid(), user_id, true, author_name, title || ' ' || n, description, subject, filed_under,
        difficulty, engine, topics_count, number_of_weeks, time_available, 1, listing_id::text, 6 + n % 5, ${reviewsOfPlan},
        words || array_to_tsvector(array['raro' || lpad(n::text, 6, '0')]), now() - n * interval '1 minute', now()
      from generate_series(1, ${plans}::int - (select count(*)::int from originals)) n
      join originals on number = n % (select count(*) from originals)
      returning listing_id, fingerprint
    )
    insert into plan_listing_contents select made.listing_id, content from made
    join plan_listing_contents known on known.listing_id = made.fingerprint::uuid`);
  await recountWords(db);
  await db.execute(sql`
    insert into plan_reviews (listing_id, user_id, id, user_name, rating, comment, created_at)
    select listing_id, gen_random_uuid(), gen_random_uuid(), 'Ana Souza', 3 + turn, 'Ajudou a organizar as semanas.', now()
    from plan_listings, generate_series(1, ${reviewsOfPlan}) turn where fingerprint like '%-%-%-%-%'`);
  for (let reader = 0; reader < readers; reader++) {
    const id = readerId(reader);
    await db.execute(sql`insert into accounts (id, email, email_key, role, created_at)
      values (${id}, ${`${id}@example.com`}, ${`${id}@example.com`}, 'user', now())`);
    await db.execute(sql`insert into students (user_id, name, preferences, time_zone)
      values (${id}, 'Ana Souza', '{}', ${defaultTimeZone})`);
  }
}

const readerId = (reader: number) => `01900000-0000-7000-8000-00000000000${reader.toString(16)}`;

/** As long as every other: it begins none of them. */
const rareWord = (n: number) => `raro${String(n).padStart(6, '0')}`;

/** Spelled otherwise, a search finds the same and is an answer of its own. */
const spellings = [0, 1, 2, 3].map(
  (at) => (words: string) => words.slice(0, at) + words.slice(at).toUpperCase(),
);

/** Calls for more answers than a turn gets, none twice; those of the last three lines are what memory is for. */
async function callsOf(db: Db, secret: string) {
  const headers = await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      const id = readerId(reader);
      const who = { userId: id, sessionId: id, role: 'user', timeZone: defaultTimeZone } as const;
      const token = await accessTokens(secret).sign(who, new Date());
      return { authorization: `Bearer ${token}`, 'x-time-zone': defaultTimeZone, 'accept-encoding': 'br' };
    }),
  );
  const get = (query: Record<string, string>): Call => ({
    method: 'GET',
    path: `/api/study-plans/marketplace?${new URLSearchParams(query)}`,
    headers: headers[0] as Record<string, string>,
  });
  const rows = await rowsOf<{ id: string }>(db, sql`select listing_id as id from plan_listings limit 1000`);
  const filed = await rowsOf<{ subject: string }>(
    db,
    sql`select distinct filed_under as subject from plan_listings`,
  );
  /** The usual length of a page, said or not: the same plans, and answers of their own. */
  const pages = (query: Record<string, string>, count: number) =>
    Array.from({ length: count }, (_, page) => ({ ...query, page: String(page + 1) })).flatMap((one) => [
      get(one),
      get({ ...one, limit: String(marketplaceLimits.page.default) }),
    ]);
  const sorts = ['rating', 'date'];
  const ratings = ['', '1', '2', '3', '4'];
  const numbers = Array.from({ length: 900 }, (_, n) => n + 1);
  return {
    'lista, qualquer página': sorts.flatMap((sortBy) =>
      ['', ...planDifficulties].flatMap((difficulty) =>
        ratings.flatMap((rating) => pages({ sortBy, difficulty, rating }, difficulty ? 30 : 90)),
      ),
    ),
    'lista de uma matéria': sorts.flatMap((sortBy) =>
      filed.flatMap(({ subject }) =>
        ratings.flatMap((rating) => pages({ sortBy, subject, rating }, fullPages)),
      ),
    ),
    'lista, três filtros': sorts.flatMap((sortBy) =>
      planDifficulties.flatMap((difficulty) =>
        planLengths.flatMap((length) =>
          ratings.flatMap((rating) => pages({ sortBy, difficulty, rating, length }, fullPages)),
        ),
      ),
    ),
    'busca, um plano': spellings.flatMap((spell) => numbers.map((n) => get({ search: spell(rareWord(n)) }))),
    'busca, palavra de muitos': ['exercicios', 'questoes', 'semana'].flatMap((word) =>
      spellings.flatMap((spell) =>
        sorts.flatMap((sortBy) =>
          ratings.flatMap((rating) => pages({ search: spell(word), sortBy, rating }, 10)),
        ),
      ),
    ),
    'busca com erro de digitação': spellings.flatMap((spell) =>
      numbers.map((n) => get({ search: spell(`genetcia ${rareWord(n)}`) })),
    ),
    detalhe: rows.flatMap(({ id }) =>
      headers.map(
        (own): Call => ({ method: 'GET', path: `/api/study-plans/marketplace/${id}`, headers: own }),
      ),
    ),
    'primeira página, como todos a pedem': [get({})],
    'uma busca, como muitos a pedem': [get({ search: 'exercicios' })],
    'um plano, como muitos o abrem': headers.map(
      (own): Call => ({ method: 'GET', path: `/api/study-plans/marketplace/${rows[0]?.id}`, headers: own }),
    ),
  };
}

type Calls = Awaited<ReturnType<typeof callsOf>>;

async function measure(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<void> {
  const open = async (plans: number) => {
    const installation = await install(stack, kind);
    const calls = await withDatabase(installation, async ({ db, exec }) => {
      await fillMarketplace(db, plans);
      await exec('vacuum analyze');
      return callsOf(db, installation.JWT_SECRET);
    });
    return { installation, calls };
  };
  const [few, many] = [await open(sizes.few), await open(sizes.many)];
  const twin = await twinOf(many.installation);
  const servers = [await serve(stack, few.installation), await serve(stack, many.installation)] as const;
  const bare = await startProgram(stack, new URL('./support/bare-server.ts', import.meta.url), twin);
  const one: Contender = () => load(bare, [{ method: 'GET', path: `/students/${readerId(0)}` }], seconds);
  const table: string[][] = [];
  for (const name of Object.keys(few.calls) as (keyof Calls)[]) {
    const isKept = name.includes('como');
    const turn = (at: 0 | 1, calls: Call[]) => {
      let took = 0;
      // The first one warms up.
      return () => {
        const own = Math.floor(calls.length / (rounds + 1));
        const from = isKept ? 0 : own * took++;
        return isKept
          ? load(servers[at].url, calls, seconds)
          : load(servers[at].url, calls.slice(from, from + own), seconds, { once: true });
      };
    };
    const [less, more, row] = await takeTurns(rounds, [
      turn(0, few.calls[name]),
      turn(1, many.calls[name]),
      one,
    ]);
    const growth = middle(more).p50 / middle(less).p50;
    table.push([
      name,
      decimal(middle(less).perSecond),
      decimal(middle(less).p50, 2),
      decimal(middle(more).perSecond),
      decimal(middle(more).p50, 2),
      against(growth, '≤', flat),
      isKept ? against(ratio(more, row), '≥', nearBare) : decimal(ratio(more, row), 2),
    ]);
  }
  printTable(
    `Marketplace sobre ${kind}: ${decimal(sizes.few)} planos e ${decimal(sizes.many)}, ${reviewsOfPlan} avaliações cada`,
    ['operação', 'req/s poucos', 'p50 ms', 'req/s muitos', 'p50 ms', 'razão do p50', 'rota nua'],
    table,
  );
}

await tidily(async (stack) => {
  for (const kind of databaseKinds) {
    await using own = stack.use(new AsyncDisposableStack());
    await measure(own, kind);
  }
});
