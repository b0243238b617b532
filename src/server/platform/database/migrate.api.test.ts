import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, expect, inject, it } from 'vitest';
import { fold } from '#shared/rules/text/fold.ts';
import { keptCounts, recount } from '#test/support/flashcard-counts.ts';
import { type Database, openDatabase, overPglite, rowsOf } from './database.ts';
import { migrate, migrateThrough } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { wordsVector } from './search-words.ts';

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** `count` connections to one empty database; PGlite has only one. */
async function emptyDatabases(count: number): Promise<Database[]> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    opened.push(await overPglite(openPglite({ dump: await openAsBlob(inject('pgliteEmpty')) })));
    return opened;
  }
  const address = new URL(inject('postgresUrl'));
  const admin = postgres(address.href, { max: 1 });
  const name = `empty_${Math.random().toString(36).slice(2)}`;
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  address.pathname = `/${name}`;
  for (let instance = 0; instance < count; instance++) {
    opened.push(await openDatabase({ databaseUrl: address.href, pool: 2, dataDir: '' }));
  }
  return opened;
}

const applied = (database: Database) =>
  rowsOf<{ name: string }>(database.db, sql`select name from schema_migrations order by name`);

it('applies each file once, however many instances start together', async () => {
  const databases = await emptyDatabases(6);
  await Promise.all(databases.map(migrate));
  const [first] = databases;
  if (!first) throw new Error('no database');
  const names = (await applied(first)).map(({ name }) => name);
  expect(names[0]).toBe('0001_accounts.sql');
  expect(new Set(names).size).toBe(names.length);
  await migrate(first);
  expect((await applied(first)).map(({ name }) => name)).toEqual(names);
});

it('refuses a file that changed after it was applied, and a database made by a newer version', async () => {
  const [database] = await emptyDatabases(1);
  if (!database) throw new Error('no database');
  await migrate(database);
  await database.exec(`update schema_migrations set checksum = 'x' where name = '0001_accounts.sql'`);
  await expect(migrate(database)).rejects.toThrow('A migração 0001_accounts.sql mudou depois de aplicada');
  await database.exec(`delete from schema_migrations`);
  await database.exec(`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`);
  await database.exec('drop schema public cascade; create schema public');
  await migrate(database);
  await database.exec(`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`);
  await expect(migrate(database)).rejects.toThrow('versão mais nova: ele tem a migração 9999_future.sql');
});

it('leaves nothing of a file that fails, and goes on from there', async () => {
  const [database] = await emptyDatabases(1);
  if (!database) throw new Error('no database');
  // In the way of a table that its file makes after others.
  await database.exec('create table attachment_passages (id uuid)');
  await expect(migrate(database)).rejects.toThrow('attachment_passages');
  expect((await applied(database)).at(-1)?.name).toBe('0013_summaries.sql');
  const tables = sql`select 1 from information_schema.tables where table_name = 'conversations'`;
  expect(await rowsOf(database.db, tables)).toEqual([]);
  await database.exec('drop table attachment_passages');
  await migrate(database);
  expect(await rowsOf(database.db, tables)).toHaveLength(1);
});

it('turns the weeks of older plans into rows, ticks and empty days included', async () => {
  const [database] = await emptyDatabases(1);
  if (!database) throw new Error('no database');
  await migrateThrough(database, '0002_study_plans.sql');
  const id = '01a1fccd-3987-763a-98b2-4d34fcefbac7';
  const activity = (topic: string, completed: boolean) => ({
    _id: 'x',
    time: '08:30',
    duration: 45,
    topic,
    description: `Leia “${topic}”.`,
    completed,
  });
  const days = [
    { dayNumber: 1, activities: [] },
    { dayNumber: 2, activities: [activity('Frações', true), activity('Razões', false)] },
  ];
  await database.exec(`
    insert into accounts (id, email, email_key, role, created_at)
      values ('${id}', 'ana@example.com', 'ana@example.com', 'user', now());
    insert into students (user_id, name, preferences, time_zone) values ('${id}', 'Ana', '{}', 'UTC');
    insert into study_plans (user_id, id, title, description, subject, difficulty, is_advanced, start_date,
        end_date, time_available, goals, evaluation_methods, resources, engine, item_count, done_count, created_at)
      values ('${id}', '${id}', 'Plano', '', 'Matemática', 'easy', false, '2026-03-11', '2026-03-25', 10,
        '[]', '[]', '[]', 'local', 2, 1, now());
    insert into study_plan_weeks values ('${id}', '${id}', 0, '[]'), ('${id}', '${id}', 1, '${JSON.stringify(days)}')`);
  await migrate(database);
  expect(await rowsOf(database.db, sql`select number_of_weeks as weeks from study_plans`)).toEqual([
    { weeks: 2 },
  ]);
  const rows = await rowsOf(
    database.db,
    sql`select day, position, time, duration, topic, description, completed from study_plan_activities order by position`,
  );
  const row = { day: 8, time: '08:30', duration: 45 };
  expect(rows).toEqual([
    { ...row, position: 0, topic: 'Frações', description: 'Leia “Frações”.', completed: true },
    { ...row, position: 1, topic: 'Razões', description: 'Leia “Razões”.', completed: false },
  ]);
});

it('says of older activities, and of published ones, what kind they are', async () => {
  const [database] = await emptyDatabases(1);
  if (!database) throw new Error('no database');
  await migrateThrough(database, '0025_card_revisions.sql');
  const id = '01a1fccd-3987-763a-98b2-4d34fcefbac7';
  const kinds = {
    'Primeiro contato com “Exercícios”: leia.': 'theory',
    'Exercícios de “Funções” em ordem.': 'practice',
    'Revisão: releia o seu resumo.': 'review',
    'Revisão: simule uma prova curta, com tempo marcado.': 'test',
  };
  const activities = Object.keys(kinds).map((description) => ({ day: 0, description }));
  await database.exec(`
    insert into accounts (id, email, email_key, role, created_at)
      values ('${id}', 'ana@example.com', 'ana@example.com', 'user', now());
    insert into students (user_id, name, preferences, time_zone)
      values ('${id}', 'Ana', '{"tourSeen": true, "theme": "dark"}', 'UTC');
    insert into study_plans (user_id, id, title, description, subject, difficulty, is_advanced, start_date,
        end_date, time_available, goals, evaluation_methods, resources, engine, item_count, created_at)
      values ('${id}', '${id}', 'Plano', '', 'Matemática', 'easy', false, '2026-03-11', '2026-03-25', 10,
        '[]', '[]', '[]', 'local', 4, now());
    insert into plan_listing_contents values
      ('${id}', '${JSON.stringify({ title: 'Plano', activities })}'), (gen_random_uuid(), '{"activities": []}')`);
  for (const [position, { day, description }] of activities.entries())
    await database.db.execute(sql`insert into study_plan_activities
      values (${id}, ${id}, ${day}, ${position}, '08:00', 30, 'Funções', ${description}, true)`);
  const [before] = await rowsOf<{ revision: number }>(database.db, sql`select revision from study_plans`);
  await migrate(database);
  const held = sql`select description, kind from study_plan_activities order by position`;
  expect(await rowsOf(database.db, held)).toEqual(
    Object.entries(kinds).map(([description, kind]) => ({ description, kind })),
  );
  const published = sql`select content from plan_listing_contents order by listing_id = ${id} desc`;
  expect(await rowsOf(database.db, published)).toEqual([
    {
      content: {
        title: 'Plano',
        activities: Object.entries(kinds).map(([description, kind]) => ({ day: 0, description, kind })),
      },
    },
    { content: { activities: [] } },
  ]);
  expect(await rowsOf(database.db, sql`select preferences from students`)).toEqual([
    { preferences: { theme: 'dark' } },
  ]);
  expect(await rowsOf(database.db, sql`select revision from study_plans`)).not.toEqual([before]);
});

it('finds older cards by their words, and counts them and their answers', async () => {
  const [database] = await emptyDatabases(1);
  if (!database) throw new Error('no database');
  await migrateThrough(database, '0006_flashcard_stats.sql');
  const { db } = database;
  const user = '01a1fccd-3987-763a-98b2-4d34fcefbac7';
  const texts = [
    'Qual é a “função” — em C++ — de f(x)=2x²? R$ 3,50; DNA\u00a0/ RNA ½ 1º µm Ω≤π',
    '{{c1::Ácido}} nucleico\n$E=mc^2$ [link](https://example.com/a_b?c=d) \\frac{a}{b} `x~y`',
    `${'Ж'.repeat(150)} 中文 e\u0301 🚀🚀`,
    '?!',
  ];
  await database.exec(`
    insert into accounts (id, email, email_key, role, created_at)
      values ('${user}', 'ana@example.com', 'ana@example.com', 'user', now());
    insert into students (user_id, name, preferences, time_zone) values ('${user}', 'Ana', '{}', 'UTC')`);
  for (const [index, text] of texts.entries()) {
    const id = randomUUID();
    await db.execute(sql`insert into flashcards (user_id, id, question, answer, subject, deck, difficulty, suspended,
        reps, interval_days, due_on, created_at)
      values (${user}, ${id}, ${text}, '', '', 'Geral', 3, ${index === 3}, ${index}, ${index * 20}, '2026-03-11', now())`);
    await db.execute(sql`insert into flashcard_texts values (${user}, ${id}, ${fold(text)})`);
    await db.execute(sql`insert into flashcard_answers (user_id, id, card_id, grade, kind, answered_at, day, retention,
        time_spent, number, before)
      select ${user}, gen_random_uuid(), ${id}, (array['incorrect', 'hard', 'correct'])[n % 3 + 1],
        case when n % 4 = 0 then 'relearn' else 'review' end, timestamptz '2026-03-10 23:50Z' + n * interval '7 minutes',
        date '2026-03-10' + n / 9, 0.9, n, n, '{}'
      from generate_series(1, 20) n`);
  }
  await database.exec(
    `insert into flashcard_counts values ('${user}', '2026-03-11', 3), ('${user}', 'infinity', 1)`,
  );
  await migrate(database);
  const found = await rowsOf<{ text: string; words: string }>(
    db,
    sql`select question as text, words::text from flashcards join flashcard_texts on card_id = id`,
  );
  expect(found).toHaveLength(texts.length);
  for (const { text, words } of found) {
    const [same] = await rowsOf<{ is: boolean }>(
      db,
      sql`select ${words}::tsvector = ${wordsVector(user, text)}::tsvector as is`,
    );
    expect(same?.is, `${text} → ${words}`).toBe(true);
  }
  const kept = await keptCounts(db);
  expect(kept.map((rows) => (rows as unknown[]).length)).toEqual([2, 1, 12, 0]);
  await recount(db);
  expect(kept).toEqual(await keptCounts(db));
});

it('counts no reviews but those of confirmed addresses, in listings and in their authors’ plans', async () => {
  const [database] = await emptyDatabases(1);
  if (!database) throw new Error('no database');
  await migrateThrough(database, '0020_counted_lists.sql');
  const [ana, bia, caio, guest, gone] = Array.from({ length: 5 }, () => randomUUID());
  const [rated, unrated] = [randomUUID(), randomUUID()];
  const account = (id: string | undefined, role: string, verified: string) => `
    insert into accounts (id, email, email_key, role, created_at)
      values ('${id}', '${id}@example.com', '${id}@example.com', '${role}', now());
    insert into students (user_id, name, preferences, time_zone, email_verified_at)
      values ('${id}', 'Ana', '{}', 'UTC', ${verified});`;
  const plan = (id: string, sum: number, count: number) => `
    insert into study_plans (user_id, id, title, description, subject, difficulty, is_advanced, start_date,
        end_date, time_available, goals, evaluation_methods, resources, engine, item_count, done_count, created_at,
        average_rating, number_of_reviews)
      values ('${ana}', '${id}', 'Plano', '', 'Matemática', 'easy', false, '2026-03-11', '2026-03-25', 10,
        '[]', '[]', '[]', 'local', 2, 1, now(), ${sum / count}, ${count});
    insert into plan_listings (listing_id, user_id, rating_sum, rating_count, published_at, updated_at)
      values ('${id}', '${ana}', ${sum}, ${count}, now(), now());`;
  const review = (listing: string, user: string | undefined, rating: number, moderation = 'none') => `
    insert into plan_reviews (listing_id, user_id, id, user_name, rating, created_at, moderation)
      values ('${listing}', '${user}', gen_random_uuid(), 'x', ${rating}, now(), '${moderation}');`;
  await database.exec(
    [
      account(ana, 'user', 'now()'),
      account(bia, 'user', 'now()'),
      account(caio, 'user', 'null'),
      account(guest, 'user_test', 'null'),
      plan(rated, 14, 4),
      plan(unrated, 5, 1),
      review(rated, bia, 4),
      review(rated, caio, 5),
      review(rated, guest, 1),
      review(rated, gone, 4),
      review(rated, ana, 3, 'hidden'),
      review(unrated, guest, 5),
    ].join('\n'),
  );
  await migrate(database);
  const rows = await rowsOf(
    database.db,
    sql`select listing_id as id, rating_sum as sum, rating_count as count, average_rating as average,
      number_of_reviews as reviews
      from plan_listings join study_plans on study_plans.id = listing_id order by rating_count desc`,
  );
  expect(rows).toEqual([
    { id: rated, sum: 4, count: 1, average: 4, reviews: 1 },
    { id: unrated, sum: 0, count: 0, average: 0, reviews: 0 },
  ]);
  const counted = await rowsOf<{ id: string }>(
    database.db,
    sql`select user_id as id from plan_reviews where counts`,
  );
  expect(counted.map(({ id }) => id).sort()).toEqual([ana, bia].sort());
});

it('lets summaries that wait to be written say their length as newer ones do', async () => {
  const [database] = await emptyDatabases(1);
  if (!database) throw new Error('no database');
  await migrateThrough(database, '0020_counted_lists.sql');
  const user = '01a1fccd-3987-763a-98b2-4d34fcefbac7';
  const request = { kind: 'create', title: 'Luz', maxLength: 300 };
  await database.exec(`
    insert into accounts (id, email, email_key, role, created_at)
      values ('${user}', 'ana@example.com', 'ana@example.com', 'user', now());
    insert into students (user_id, name, preferences, time_zone) values ('${user}', 'Ana', '{}', 'UTC');
    insert into summary_tasks (user_id, id, request, status, step, created_at)
      values ('${user}', '${user}', '${JSON.stringify(request)}', 'processing', 'waiting', now())`);
  await migrate(database);
  expect(await rowsOf(database.db, sql`select request from summary_tasks`)).toEqual([
    { request: { kind: 'create', title: 'Luz', length: { most: 300, isAutomatic: false } } },
  ]);
});
