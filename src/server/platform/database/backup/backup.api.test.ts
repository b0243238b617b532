import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installationSecret } from '#server/platform/auth/secrets.ts';
import { openTestDatabase } from '#test/support/database/test-database.ts';
import { type Database, inTransaction, overPglite, rowsOf } from '../database.ts';
import { migrateThrough } from '../migrate.ts';
import { openPglite } from '../open-pglite.ts';
import { tablePlacement } from '../placement.ts';
import { batchSize, type Counts, writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const now = new Date('2026-03-11T15:00:00Z');
const ana = '019a0000-0000-7000-8000-000000000001';
const bia = '019a0000-0000-7000-8000-000000000002';
const plan = '019a0000-0000-7000-8000-00000000000a';
const awkward =
  'Aspas \' " \\ \\n \r\n\t vírgula, função 🚀👩‍🚀 \u2028\u2029\u0001 [null] {"a": 1} \\N $1 %s ';
const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const tables = Object.keys(tablePlacement).filter((table) => table !== 'schema_migrations');

let folder: string;
const opened: { close(): Promise<void> }[] = [];
let source: Database;
let file: string;
let counts: Counts;

const inFolder = (name: string) => join(folder, name);
const newDataDir = () => mkdtemp(inFolder('data-'));

/** A database without a student: one of the kind under test, or an embedded one without so much as a table. */
async function emptyDatabase(kind: 'same' | 'embedded'): Promise<Database> {
  if (kind === 'embedded') {
    const database = await overPglite(openPglite());
    opened.push(database);
    return database;
  }
  const test = await openTestDatabase();
  opened.push(test);
  return test.database;
}

/** Rows that try to break a copy, at least one in every table. */
async function fill({ db }: Database): Promise<void> {
  for (const statement of [
    sql`insert into accounts values
      (${ana}, ${awkward}, 'ana', null, 'user', '2026-03-11 15:00:00.123456+00'),
      (${bia}, '', 'bia', ${awkward}, 'admin', '0044-03-15 12:00:00+00 BC')`,
    sql`insert into students (user_id, name, password_hash, preferences, plan, plan_expires_at, time_zone, birth_year)
      values (${ana}, ${awkward}, null, '{"deep": {"n": 12345678901234567890.1234567890, "s": "\\n🚀"}}', 'premium',
          'infinity', 'America/Sao_Paulo', -2147483648),
        (${bia}, 'null', '', 'null', 'free', null, '', null)`,
    sql`insert into invitations values (${plan}, ${everyByte}, ${awkward}, 2147483647, now(), 'infinity')`,
    sql`insert into consents values (${ana}, 'terms', ${awkward}, '2026-03-11 23:59:59.999999-03')`,
    sql`insert into sessions values (${ana}, ${plan}, ${everyByte}, null, now(), now(), ${awkward}, now()),
      (${ana}, ${bia}, ''::bytea, ''::bytea, now(), '-infinity', '', now())`,
    sql`insert into password_resets values (${ana}, ${everyByte}, now())`,
    sql`insert into mailed_links values (${ana}, 'verify', ${everyByte}, now(), 'infinity')`,
    sql`insert into password_guesses values (${ana}, ${awkward}, 2147483647, 'infinity')`,
    sql`insert into data_exports values (${bia}, ${plan}, 'ready', 3, 40, 9007199254740991, now(), ${everyByte}, 'infinity')`,
    sql`insert into data_export_parts values (${bia}, 0, ${everyByte}), (${bia}, 1, ''::bytea)`,
    sql`insert into google_tickets values (${ana}, ${everyByte}, now())`,
    sql`insert into google_links values (${ana}, ${everyByte}, ${awkward}, now())`,
    sql`insert into study_plans (user_id, id, title, description, subject, difficulty, is_advanced, start_date, end_date,
        time_available, weekly_schedule, goals, evaluation_methods, resources, engine, item_count, average_rating, created_at)
      select ${ana}, gen_random_uuid(), ${awkward}, repeat('ç', 5), '', 'easy', true, '2024-02-29', 'infinity',
        number, null, '[]', '[1e400, 1.10]', '{}', 'local', 1, -number, now()
      from unnest('{0.30000000000000004, 5e-324, 1.7976931348623157e308, -0, NaN, Infinity, 3.3333333333333335}'::float8[]) number`,
    sql`insert into study_plans (user_id, id, title, description, subject, difficulty, is_advanced, start_date, end_date,
        time_available, goals, evaluation_methods, resources, engine, item_count, created_at)
      values (${bia}, ${plan}, 'Muitas linhas', repeat('📚', ${batchSize / 2 + 1}::int), '', 'hard', false, '0044-03-15 BC', '2026-03-11',
        20, '[]', '[]', '[]', 'model', 1200, now())`,
    sql`insert into study_plan_topics
      select ${bia}, ${plan}, position, ${awkward} || position, repeat('ã', 1000), 'média', position % 2 = 0,
        position, '2026-03-11', '{2026-03-12,2026-03-19}', 10, 7
      from generate_series(0, 1199) position`,
    sql`insert into study_plan_activities values (${bia}, ${plan}, 0, 0, '08:00', 30, ${awkward}, '', true)`,
    sql`insert into study_plan_questions values (${bia}, ${plan}, ${ana}, 1, ${awkward}, '2026-03-11', 10, 7, now())`,
    sql`insert into study_plan_undos values (${bia}, ${plan}, ${JSON.stringify([awkward])}::text::jsonb, 4, '2026-03-11', 9007199254740991)`,
    sql`insert into plan_listings (listing_id, user_id, published_at, moderation, author_name, title, version, words, updated_at)
      values (${plan}, ${bia}, now(), 'hidden', ${awkward}, ${awkward}, 3, '''it''''s''', 'infinity')`,
    sql`insert into plan_listing_contents values (${plan}, ${JSON.stringify({ goals: [awkward] })}::text::json)`,
    sql`insert into plan_listing_days values (${plan}, '2026-03-11', 1, 2, 9, 2)`,
    sql`insert into plan_listing_viewers values (${plan}, '2026-03-11', ${ana})`,
    sql`insert into plan_listing_clones values (${plan}, ${ana}, now())`,
    sql`insert into plan_reviews values (${plan}, ${ana}, ${bia}, ${awkward}, null, 5, ${awkward}, now(), 'removed')`,
    sql`insert into plan_reports values (${plan}, ${bia}, ${ana}, 'other', ${awkward}, true, now(), null)`,
    sql`insert into plan_words values (${awkward}, '', 2147483647)`,
    sql`insert into flashcards (user_id, id, question, answer, subject, deck, tags, difficulty, stability, due_on, last_on, created_at)
      values (${bia}, ${plan}, ${awkward}, ${awkward}, '', 'A::B', array[${awkward}, ''], 5, 2.3065, 'infinity', '2026-03-11', now())`,
    sql`insert into flashcard_answers values (${bia}, ${ana}, ${plan}, 'hard', 'review', now(), '2026-03-11', 0.9, 3600, 1, ${JSON.stringify({ stability: 0.1 })}::text::jsonb)`,
    sql`insert into flashcard_texts values (${bia}, ${plan}, array_to_tsvector(array[${awkward}, 'a b']), 'infinity')`,
    sql`insert into flashcard_counts values (${bia}, 'infinity', 3, 1, 2)`,
    sql`insert into flashcard_totals values (${bia}, 3, 9007199254740991)`,
    sql`insert into flashcard_answer_sums values (${bia}, '2026-03-11', '2026-03-11 15:15:00+00', 4, 3, 2, 1, 2147483647)`,
    sql`insert into calendar_feeds values (${bia}, '\\x00ff'::bytea, 'America/Sao_Paulo', now())`,
    sql`insert into syllabi (user_id, id, title, post, exam_date, source_name, areas, created_at)
      values (${bia}, ${plan}, ${awkward}, '', 'infinity', ${awkward}, ${JSON.stringify([awkward])}::text::jsonb, now())`,
    sql`insert into syllabus_disciplines values (${bia}, ${plan}, 0, 0, ${awkward}, null, 10, 1.5, 2)`,
    sql`insert into syllabus_topics (user_id, syllabus_id, id, discipline_id, position, text, share, revised_on)
      values (${bia}, ${plan}, 0, 0, 0, ${awkward}, 0.30000000000000004, '{2026-03-12,2026-03-19}')`,
    sql`insert into syllabus_pages values (${bia}, ${plan}, 1, array[${awkward}, ''])`,
    sql`insert into syllabus_questions values (${bia}, ${plan}, ${ana}, 0, '2026-03-11', 10, 7, now())`,
    sql`insert into syllabus_sources values (${bia}, ${plan}, ${ana}, ${JSON.stringify({ title: awkward })}::text::jsonb)`,
    sql`insert into syllabus_readings (user_id, id, status, step, source_name, notice, pages, seen_at, created_at)
      values (${ana}, ${plan}, 'completed', 'saving', ${awkward}, '{}', ${JSON.stringify([[awkward]])}::text::jsonb, now(), 'infinity')`,
    sql`insert into library_reads values (${ana}, ${awkward}, '', 'infinity')`,
    sql`insert into library_reports values (${ana}, ${awkward}, '', ${awkward}, now(), null)`,
    sql`insert into streak_days values (${ana}, '-infinity', true), (${ana}, '2026-03-11', false)`,
    sql`insert into reminders values (${ana}, 'cards', 'infinity'), (${ana}, 'streak', '0044-03-15 BC')`,
    sql`insert into focus_sessions values
      (${ana}, ${plan}, now(), now(), '2026-03-11', 0.01, 'Cronômetro', ${awkward}, ${JSON.stringify({ kind: awkward })}::text::jsonb),
      (${ana}, ${bia}, '2000-01-01 00:00:00.123+00', 'infinity', 'infinity', 1440, 'Revisão', null, null)`,
    sql`insert into focus_totals values (${ana}, 'month', '2026-03-01', 'Revisão', 2147483647, 9999999999.99)`,
    sql`insert into study_cycles (user_id, id, name, study_focus, mode, start_date, total_weeks, weekly_schedule, subjects,
        study_block_size, break_size, starts_at, block_count, done_count, created_at)
      values (${bia}, ${plan}, ${awkward}, '', 'sequence', '2026-03-11', 4, '{"monday": 0.5}', ${JSON.stringify([awkward])}::text::jsonb,
        50, 10, '08:00', 2, 1, now())`,
    sql`insert into syllabus_cycles values (${bia}, ${plan}, ${plan})`,
    sql`insert into study_cycle_blocks values (${bia}, ${plan}, 0, 0, ${ana}, '08:00', 50, ${awkward}, '2026-03-11', 30, 2),
      (${bia}, ${plan}, 0, 1, ${bia}, '09:00', 50, '', null, 0, 0)`,
    sql`insert into study_cycle_undos values (${bia}, ${plan}, ${JSON.stringify([awkward])}::text::jsonb, 4, 9007199254740991)`,
    sql`insert into generation_tasks (user_id, id, status, step, request, result_id, error_code, created_at)
      values (${ana}, ${plan}, 'completed', ${awkward}, '{}', ${plan}, null, now()),
        (${ana}, ${bia}, 'failed', '', '[]', null, 'x', now())`,
    sql`insert into summaries (user_id, id, title, subject, summary, key_points, key_point_sources, tags, is_public, origin,
        pages, original_words, summary_words, engine, created_at, updated_at)
      values (${bia}, ${plan}, ${awkward}, '', ${awkward}, array[${awkward}], '[null]', array['', ${awkward}], true, 'document',
        3, 300, 100, 'model', now(), now())`,
    sql`insert into syllabus_summaries values (${bia}, ${plan}, 0, ${plan})`,
    sql`insert into summary_originals values (${bia}, ${plan}, array[${awkward}, '', repeat('ã', 3000)])`,
    sql`insert into summary_words values (${bia}, ${plan}, '''aaaaaaágua'' ''it''''s''', now())`,
    sql`insert into summary_tasks (user_id, id, request, source, status, step, written, draft, error_code, created_at)
      values (${ana}, ${plan}, ${JSON.stringify([awkward])}::text::jsonb, '{}', 'completed', 'saving', ${awkward}, '[]', null, now()),
        (${ana}, ${bia}, '{}', null, 'failed', 'waiting', '', null, 'x', now())`,
    sql`insert into public_summaries values (${plan}, ${bia}, ${awkward}, null, ${awkward}, '', '', '{}', '{}', 1, 2,
        '''it''''s''', now())`,
    sql`insert into conversations (user_id, id, title, mode, message_count, digest, digested, last_activity, created_at)
      values (${bia}, ${plan}, ${awkward}, 'socratic', 2, ${awkward}, 1, now(), now())`,
    sql`insert into conversation_attachments values (${bia}, ${ana}, ${plan}, ${awkward}, null, now())`,
    sql`insert into conversation_messages
        (user_id, conversation_id, number, id, role, content, status, attachment_id, tutor_state, words, touched_at, created_at)
      values (${bia}, ${plan}, 0, ${plan}, 'user', ${awkward}, 'done', ${ana}, ${JSON.stringify({ kind: awkward })}::text::jsonb,
        '''it''''s''', now(), now())`,
    sql`insert into attachment_passages values (${bia}, ${ana}, 0, 7, ${awkward}, '''aaaaaaágua''')`,
    sql`insert into tutor_days values (${bia}, '2026-03-11', 30)`,
    sql`insert into model_days values (${bia}, '2026-03-11', 12000)`,
    sql`insert into administrator_claims values (${everyByte}, 'infinity')`,
    sql`insert into admin_actions values (${plan}, null, ${awkward}, ${ana}, ${awkward}, '-infinity')`,
    sql`insert into model_installation_days values ('2026-03-11', 12000)`,
    sql`insert into purchases values (${ana}, ${plan}, 'premium', 2147483647, 'infinity', '-infinity', ${awkward}, now(), null)`,
    sql`insert into payment_events values (${ana}, ${plan}, ${awkward}, 'charged_back', now(), null, -1, ${awkward}, 'other', now())`,
    sql`insert into plan_grants values (${ana}, now(), 'premium', 'infinity')`,
    sql`insert into billing_mails values (${ana}, 'reminder', ${awkward}, now())`,
    sql`insert into sandbox_payments values (${ana}, ${plan}, 0, 'infinity', null, now(), null)`,
    sql`insert into installation_secrets values (${awkward}, ${awkward})`,
  ]) {
    await db.execute(statement);
  }
}

/** Every row of every table as the database writes it, which differs if any value does. */
function allRows({ db }: Database): Promise<Record<string, string[]>> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    const found: Record<string, string[]> = {};
    for (const table of tables) {
      const rows = await rowsOf<{ row: string }>(
        tx,
        sql`select t::text as row from ${sql.identifier(table)} t order by t::text collate "C"`,
      );
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  });
}

/** The lines of a backup after its header, in an order that no collation decides. */
async function linesAfterHeader(path: string): Promise<string[]> {
  const [, ...lines] = gunzipSync(await readFile(path))
    .toString()
    .split('\n');
  return lines.sort();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orbita-backup-'));
  source = await emptyDatabase('same');
  await fill(source);
  file = inFolder('first.orbita');
  counts = await writeBackup(source, { file, dataDir: await newDataDir(), now });
});
afterAll(async () => {
  for (const { close } of opened) await close();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup of an older version', () => {
  it('is brought up to date in a database that Órbita never opened', async () => {
    const old = await emptyDatabase('embedded');
    await migrateThrough(old, '0001_accounts.sql');
    await old.db.execute(
      sql`insert into accounts values (${ana}, 'a@example.com', 'ana', null, 'user', now())`,
    );
    const older = inFolder('older.orbita');
    await writeBackup(old, { file: older, dataDir: await newDataDir(), now });
    const target = await emptyDatabase('embedded');
    await restoreBackup(target, { file: older, dataDir: await newDataDir() });
    expect(await rowsOf(target.db, sql`select email from accounts`)).toEqual([{ email: 'a@example.com' }]);
    expect(await rowsOf(target.db, sql`select id from study_plans`)).toEqual([]);
  });
});

describe('a backup', () => {
  it('holds rows of every table of ours', () => {
    expect(Object.keys(counts).sort()).toEqual(tables.toSorted());
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    expect(counts).toMatchObject({ accounts: 2, study_plan_topics: 1200 });
  });

  it('has no sequences to forget: ids are made by the application', async () => {
    const sequences = await rowsOf(
      source.db,
      sql`select sequence_name from information_schema.sequences where sequence_schema = 'public'`,
    );
    expect(sequences).toEqual([]);
  });

  it('may be read by its owner only, and never overwrites a file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(writeBackup(source, { file, dataDir: folder, now })).rejects.toThrow('já existe');
  });

  // The embedded database has one connection: nothing else can write meanwhile.
  if (process.env.TEST_DATABASE === 'postgres')
    it('shows one instant, whatever is written while it is made', async () => {
      const database = await emptyDatabase('same');
      await fill(database);
      const expected = await allRows(database);
      const during = inFolder('during.orbita');
      let backup: Promise<Counts> | undefined;
      await database.sql?.begin(async (writer) => {
        await writer`lock table study_plans in access exclusive mode`;
        backup = writeBackup(database, { file: during, dataDir: folder, now });
        const isWaiting = () =>
          writer`
            select 1 from pg_locks join pg_database d on d.oid = database
            where not granted and datname = current_database()`.then(({ length }) => length > 0);
        while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));
        await writer`delete from study_plan_topics`;
        await writer`update students set name = 'later'`;
        await writer`update study_plans set title = 'later'`;
      });
      await backup;
      const target = await emptyDatabase('same');
      await restoreBackup(target, { file: during, dataDir: folder });
      expect(await allRows(target)).toEqual(expected);
    });

  it('of a database without tables is refused', async () => {
    const database = await emptyDatabase('embedded');
    const nothing = { file: inFolder('nothing.orbita'), dataDir: folder, now };
    await expect(writeBackup(database, nothing)).rejects.toThrow('está vazio');
    await expect(stat(nothing.file)).rejects.toThrow('ENOENT');
  });
});

describe('restoring', () => {
  it('gives every row of every table back, from one kind of database to the other and back again', async () => {
    const expected = await allRows(source);
    let from = file;
    for (const kind of ['embedded', 'same'] as const) {
      const target = await emptyDatabase(kind);
      const dataDir = await newDataDir();
      expect(await restoreBackup(target, { file: from, dataDir })).toEqual(counts);
      expect(await allRows(target)).toEqual(expected);
      from = inFolder(`from-${kind}.orbita`);
      await writeBackup(target, { file: from, dataDir, now });
      expect(await linesAfterHeader(from)).toEqual(await linesAfterHeader(file));
    }
  });

  it('keeps the secret that signs sessions, whichever way a database keeps it', async () => {
    const first = await emptyDatabase('same');
    const firstDir = await newDataDir();
    const secret = await installationSecret(first, firstDir);
    let from = inFolder('secret-0.orbita');
    await writeBackup(first, { file: from, dataDir: firstDir, now });
    for (const [step, kind] of (['embedded', 'same'] as const).entries()) {
      const target = await emptyDatabase(kind);
      const dataDir = await newDataDir();
      if (kind === 'same') expect(await installationSecret(target, dataDir)).not.toBe(secret);
      await restoreBackup(target, { file: from, dataDir });
      expect(await installationSecret(target, dataDir)).toBe(secret);
      from = inFolder(`secret-${step + 1}.orbita`);
      await writeBackup(target, { file: from, dataDir, now });
    }
  });

  it('ends what was being generated, since the queue is not copied', async () => {
    const working = await emptyDatabase('same');
    await fill(working);
    await working.exec(`update generation_tasks set status = 'processing', error_code = null;
      update summary_tasks set status = 'processing', error_code = null`);
    const from = inFolder('working.orbita');
    await writeBackup(working, { file: from, dataDir: await newDataDir(), now });
    const target = await emptyDatabase('same');
    await restoreBackup(target, { file: from, dataDir: await newDataDir() });
    const tasks = await rowsOf(target.db, sql`select distinct status, error_code from generation_tasks`);
    expect(tasks).toEqual([{ status: 'failed', error_code: 'study_plans.generation_failed' }]);
    const written = await rowsOf(target.db, sql`select distinct status, error_code from summary_tasks`);
    expect(written).toEqual([{ status: 'failed', error_code: 'summaries.generation_failed' }]);
  });

  it('refuses a database that holds students', async () => {
    const before = await allRows(source);
    await expect(restoreBackup(source, { file, dataDir: await newDataDir() })).rejects.toThrow(
      'já tem estudantes',
    );
    expect(await allRows(source)).toEqual(before);
  });
});

describe('a file that is not a whole backup', () => {
  const incomplete = 'O arquivo está incompleto ou danificado. Nada foi restaurado.';
  const foreign = 'O arquivo não é um backup da Órbita. Nada foi restaurado.';
  const withHeader = (text: string, changes: object) => {
    const [header = '', ...rest] = text.split('\n');
    return gzipSync([JSON.stringify({ ...JSON.parse(header), ...changes }), ...rest].join('\n'));
  };
  const withoutLines = (text: string, isOut: (line: string) => boolean) =>
    gzipSync(
      text
        .split('\n')
        .filter((line) => !isOut(line))
        .join('\n'),
    );

  const files: Record<string, [(whole: Buffer, text: string) => Buffer, string]> = {
    'cut in the middle': [(whole) => whole.subarray(0, whole.length / 2), incomplete],
    'cut by one byte': [(whole) => whole.subarray(0, -1), incomplete],
    'with one byte changed': [
      (whole) => {
        const changed = Buffer.from(whole);
        changed.writeUInt8(whole.readUInt8(whole.length - 6) ^ 1, whole.length - 6);
        return changed;
      },
      incomplete,
    ],
    'without its end': [(_, text) => withoutLines(text, (line) => line.startsWith('{"end"')), incomplete],
    'without a row': [(_, text) => withoutLines(text, (line) => line.startsWith(`["${bia}"`)), incomplete],
    'without a table': [
      (_, text) => withoutLines(text, (line) => line.includes('"table":"students"')),
      incomplete,
    ],
    'with a broken row': [(_, text) => gzipSync(text.replace(`["${ana}"`, `["${ana}`)), incomplete],
    'with a value of the wrong type': [
      (_, text) => gzipSync(text.replace(`["${ana}"`, '["nobody"')),
      'A tabela accounts do backup não pôde ser gravada. Nada foi restaurado.',
    ],
    'that is empty': [() => Buffer.of(), incomplete],
    'of plain text': [() => Buffer.from('não sou um backup\n'), foreign],
    'of another program': [() => gzipSync('{"format":"other"}\n'), foreign],
    'of a newer format': [(_, text) => withHeader(text, { version: 99 }), 'versão mais nova'],
    'of a newer program': [
      (_, text) => {
        const { migrations } = JSON.parse(text.slice(0, text.indexOf('\n')));
        return withHeader(text, {
          migrations: [...migrations, { name: '9999_later.sql', checksum: 'x' }],
        });
      },
      'versão mais nova',
    ],
    'of an older program': [
      (_, text) => withHeader(text, { migrations: [{ name: '0001_accounts.sql', checksum: 'x' }] }),
      'é de uma versão anterior (até 0001_accounts.sql)',
    ],
  };

  it('is refused with one sentence, and nothing changes', async () => {
    const whole = await readFile(file);
    const text = gunzipSync(whole).toString();
    const target = await emptyDatabase('same');
    await installationSecret(target, folder);
    const before = await allRows(target);
    for (const [name, [spoil, sentence]] of Object.entries(files)) {
      const spoiled = inFolder('spoiled.orbita');
      await writeFile(spoiled, spoil(whole, text));
      await expect(restoreBackup(target, { file: spoiled, dataDir: folder }), name).rejects.toThrow(sentence);
      expect(await allRows(target), name).toEqual(before);
    }
    const missing = { file: inFolder('missing.orbita'), dataDir: folder };
    await expect(restoreBackup(target, missing)).rejects.toThrow('O arquivo do backup não existe.');
  });
});
