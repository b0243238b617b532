import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flashcardApi, flashcardLimits } from '#shared/contracts/flashcards.ts';
import { focusApi } from '#shared/contracts/focus.ts';
import { professorApi } from '#shared/contracts/professor.ts';
import { summaryApi, summaryLimits } from '#shared/contracts/summaries.ts';
import { recount } from '#test/support/flashcard-counts.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { wordsVector } from './search-words.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const rows = 5000;
const bytes = 8_000_000;
const sizeOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));

/** Cards with so many letters each, the newest last in the alphabet of numbers. */
async function insertCards({ user }: Student, count: number, letters: number): Promise<void> {
  const { db } = test.services;
  await db.execute(sql`
    insert into flashcards (user_id, id, question, answer, subject, deck, difficulty, due_on, created_at)
    select ${user.id}, gen_random_uuid(), 'Pergunta ' || n, repeat('a', ${letters}::int), 'Biologia',
      'Baralho ' || n, 3, '2026-03-11', timestamptz '2026-03-01 12:00Z' + n * interval '1 second'
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`
    insert into flashcard_texts (user_id, card_id, words, created_at)
    select user_id, id, ${wordsVector(user.id, 'pergunta')}::tsvector, created_at from flashcards
    where user_id = ${user.id}`);
  await recount(db);
}

describe('cards', () => {
  it('are five thousand in one answer, which says how many there are, and the rest comes by pages', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    await insertCards(student, rows + 20, 1);
    const queries = [{}, { search: 'pergunta' }, { difficulty: 'medium' as const }];
    for (const query of queries) {
      const { body } = await test.call(flashcardApi.list, { query }, { token });
      expect(body.data.flashcards).toHaveLength(rows);
      expect(body.data.flashcards[0]?.question).toBe(`Pergunta ${rows + 20}`);
      expect(body.count).toBe(rows + 20);
      const page = { ...query, page: 6, limit: 1000 };
      const rest = await test.call(flashcardApi.list, { query: page }, { token });
      expect(rest.body.data.flashcards).toHaveLength(20);
    }
    const review = await test.call(flashcardApi.review, { query: {} }, { token });
    expect([review.body.data.flashcards.length, review.body.count]).toEqual([rows, rows + 20]);
    const decks = await test.call(flashcardApi.decks, {}, { token });
    expect(decks.body.data.decks).toHaveLength(rows);
  });

  it('are no more than 8 MB in one answer, and at least one', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    await insertCards(student, 1800, flashcardLimits.answer);
    for (const query of [{}, { search: 'pergunta' }]) {
      const { body } = await test.call(flashcardApi.list, { query }, { token });
      expect(sizeOf(body)).toBeLessThan(bytes);
      expect(body.data.flashcards.length).toBeGreaterThan(1200);
      expect(body.count).toBe(1800);
    }
    const review = await test.call(flashcardApi.review, { query: {} }, { token });
    expect(sizeOf(review.body)).toBeLessThan(bytes);
    expect(review.body.count).toBe(1800);
  });
});

describe('summaries', () => {
  const insertSummaries = ({ user }: Student, count: number) =>
    test.services.db.execute(sql`
      insert into summaries (user_id, id, title, subject, summary, origin, original_words, summary_words, engine,
        created_at, updated_at)
      select ${user.id}, gen_random_uuid(), 'Resumo ' || n, 'Biologia',
        repeat('a', ${summaryLimits.summary}::int), 'own', 0, 1, 'local', now(), now()
      from generate_series(1, ${count}::int) n`);

  it('are no more than 8 MB in one answer, which says how many there are', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    await insertSummaries(student, 230);
    const { body } = await test.call(summaryApi.list, { query: {} }, { token });
    expect(sizeOf(body)).toBeLessThan(bytes);
    expect(body.data.summaries.length).toBeGreaterThan(150);
    expect(body.count).toBe(230);
  });

  it('of others come by pages, also when nobody asks for one', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    await test.services.db.execute(sql`
      insert into public_summaries (listing_id, user_id, author_name, title, subject, summary, key_points, tags,
        original_words, summary_words, words, published_at)
      select gen_random_uuid(), ${student.user.id}, 'Ana', 'Resumo ' || n, 'Biologia', 'Texto.', '{}', '{}', 9, 1, '', now()
      from generate_series(1, 120) n`);
    const { body } = await test.call(summaryApi.listPublic, { query: {} }, { token });
    expect([body.data.summaries.length, body.count]).toEqual([summaryLimits.page.default, 120]);
  });
});

it('answers five thousand sessions of study, and how many there are beside the bare array', async () => {
  const { token, user } = await test.registerStudent();
  await test.services.db.execute(sql`
    insert into focus_sessions (user_id, id, started_at, ended_at, day, minutes, category)
    select ${user.id}, gen_random_uuid(), timestamptz '2026-03-01 12:00Z' + n * interval '1 minute',
      timestamptz '2026-03-01 12:01Z' + n * interval '1 minute', '2026-03-01', 1, 'Estudo'
    from generate_series(1, ${rows + 20}::int) n`);
  const { body, headers } = await test.call(focusApi.list, { query: {} }, { token });
  expect(body).toHaveLength(rows);
  expect(headers['x-total-count']).toBe(String(rows + 20));
});

it('answers the latest messages of a conversation, and all of them in its file', async () => {
  const { token, user } = await test.registerStudent();
  const id = randomUUID();
  await test.services.db.execute(sql`
    insert into conversations (user_id, id, title, mode, message_count, last_activity, created_at)
    values (${user.id}, ${id}, 'Mitose', 'normal', 1200, now(), now())`);
  await test.services.db.execute(sql`
    insert into conversation_messages (user_id, conversation_id, number, id, role, content, status, touched_at, created_at)
    select ${user.id}, ${id}, n, gen_random_uuid(), 'user', 'Mensagem ' || n || repeat(' a', 3950), 'done', now(), now()
    from generate_series(0, 1199) n`);
  const { body } = await test.call(professorApi.detail, { params: { id }, query: {} }, { token });
  const { messages, hasEarlier } = body.conversation;
  expect(sizeOf(body)).toBeLessThan(bytes);
  expect(messages.length).toBeGreaterThan(800);
  expect(messages.at(-1)?.number).toBe(1199);
  expect(hasEarlier).toBe(true);
  const file = await test.send('GET', `/chatbot/conversations/${id}/export`, undefined, { token });
  expect(String(file.body).match(/Mensagem \d+/g)).toHaveLength(1200);
});
