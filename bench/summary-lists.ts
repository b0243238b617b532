import { sql } from 'drizzle-orm';
import { accessTokens } from '#server/platform/auth/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';
import { everybody, wordsVector } from '#server/platform/database/search-words.ts';
import { defaultTimeZone } from '#shared/rules/time/study-day.ts';
import { type DatabaseKind, databaseKinds, install, serve, withDatabase } from './support/installation.ts';
import { type Call, load } from './support/load.ts';
import { readSummaryTexts } from './support/summary-texts.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';
import { middle, takeTurns } from './support/turns.ts';

const rounds = 3;
const seconds = 1.5;
const few = { id: '01900000-0000-7000-8000-00000000000a', summaries: 500 };
const many = { id: '01900000-0000-7000-8000-00000000000b', summaries: 5000 };
/** p50 of the large student against the small one. */
const aim = 1.3;
/** Counts every summary, whoever has how many: printed, not judged. */
const growing = 'matérias, contadas';
/** In one summary of each student only. */
const rareWord = 'astrolábio';

const texts = (await readSummaryTexts()).map(({ title, subject, references }) => ({
  title,
  subject,
  summary: references.flat().join(' '),
}));

/** Summaries as long as two references of the corpus together, some 240 words, every tenth public. */
async function insertStudent(db: Db, { id, summaries }: typeof few): Promise<void> {
  await db.execute(sql`insert into accounts (id, email, email_key, role, created_at)
    values (${id}, ${`${id}@example.com`}, ${`${id}@example.com`}, 'user', now())`);
  await db.execute(sql`insert into students (user_id, name, preferences, time_zone)
    values (${id}, 'Ana Souza', '{}', ${defaultTimeZone})`);
  for (let n = 0; n < summaries; n++) {
    const { title, subject, summary } = texts[n % texts.length] as (typeof texts)[number];
    const said = `${title} ${subject} ${summary} ${n === 7 ? rareWord : ''}`;
    await db.execute(sql`with made as (
        insert into summaries (user_id, id, title, subject, summary, is_public, origin, original_words, summary_words, engine,
          created_at, updated_at)
        values (${id}, gen_random_uuid(), ${`${title} ${n}`}, ${subject}, ${summary}, ${n % 10 === 0}, 'text', 1200, 240, 'local',
          now() - ${n}::int * interval '1 minute', now())
        returning *)
      , found as (insert into summary_words select user_id, id, ${wordsVector(id, said)}::tsvector, created_at from made)
      insert into public_summaries select id, user_id, 'Ana Souza', null, title, subject, summary, '{}', '{}', 1200, 240,
        ${wordsVector(everybody, said)}::tsvector, created_at from made where is_public`);
  }
}

const get = (headers: Record<string, string>, path: string): Call[] => [
  { method: 'GET', path: `/api/summaries${path}`, headers },
];

const callsOf = (headers: Record<string, string>) => ({
  'lista, primeira página': get(headers, '?page=1&limit=24'),
  'lista de uma matéria': get(headers, '?page=1&limit=24&subject=Biologia'),
  'busca, um resumo': get(headers, `?search=${encodeURIComponent(rareWord)}&page=1&limit=24`),
  [growing]: get(headers, '/subjects'),
});

async function measure(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<void> {
  const installation = await install(stack, kind);
  const tokens = accessTokens(installation.JWT_SECRET);
  const headers = await withDatabase(installation, async ({ db, exec }) => {
    for (const student of [few, many]) await insertStudent(db, student);
    await exec('vacuum analyze');
    return Promise.all(
      [few, many].map(async ({ id }) => {
        const who = { userId: id, sessionId: id, role: 'user', timeZone: defaultTimeZone } as const;
        return {
          authorization: `Bearer ${await tokens.sign(who, new Date())}`,
          'x-time-zone': defaultTimeZone,
        };
      }),
    );
  });
  const { url } = await serve(stack, installation);
  const [small, large] = headers.map(callsOf);
  if (!small || !large) throw new Error('no students');
  const table: string[][] = [];
  for (const name of Object.keys(small) as (keyof typeof small)[]) {
    const turn = (calls: Call[]) => () => load(url, calls, seconds, { connections: 4 });
    const [one = [], other = []] = await takeTurns(rounds, [turn(small[name]), turn(large[name])]);
    const [less, more] = [middle(one), middle(other)];
    table.push([
      name,
      decimal(less.perSecond),
      decimal(less.p50, 2),
      decimal(more.perSecond),
      decimal(more.p50, 2),
      name === growing ? decimal(more.p50 / less.p50, 2) : against(more.p50 / less.p50, '≤', aim),
    ]);
  }
  const all = await load(url, get(headers[1] as Record<string, string>, '/public?page=1&limit=24'), seconds, {
    connections: 4,
  });
  table.push(['públicos, primeira página', '', '', decimal(all.perSecond), decimal(all.p50, 2), '']);
  printTable(
    `Resumos sobre ${kind}: um estudante com ${few.summaries} e outro com ${many.summaries}`,
    ['operação', 'req/s poucos', 'p50 ms', 'req/s muitos', 'p50 ms', 'razão do p50'],
    table,
  );
}

await tidily(async (stack) => {
  for (const kind of databaseKinds) {
    await using own = stack.use(new AsyncDisposableStack());
    await measure(own, kind);
  }
});
