import { sql } from 'drizzle-orm';
import { accessTokens } from '#server/platform/auth/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';
import { defaultTimeZone } from '#shared/rules/time/study-day.ts';
import { recount } from '#test/support/flashcard-counts.ts';
import type { ServerProcess } from '#test/support/processes/server-process.ts';
import { type DatabaseKind, install, serve, withDatabase } from './installation.ts';

const userId = '01900000-0000-7000-8000-00000000000c';
const insertedAtOnce = 20_000;

async function insertCards(db: Db, first: number, last: number): Promise<void> {
  await db.execute(sql`insert into flashcards
      (user_id, id, question, answer, subject, deck, tags, difficulty, due_on, created_at)
    select ${userId}, gen_random_uuid(), 'Pergunta ' || n || ' sobre o tema ' || n % 97 || repeat(' e outro', 20),
      'Resposta ' || n || repeat(' e mais', 20), 'Biologia', 'Baralho ' || n % 30, '{tag}', 3, current_date,
      now() - n * interval '1 second'
    from generate_series(${first}::int, ${last}::int) n`);
}

/** A server whose one student, of the Premium plan, has so many cards of some 700 bytes as JSON. */
export async function serveCards(
  stack: AsyncDisposableStack,
  kind: DatabaseKind,
  cards: number,
): Promise<{ server: ServerProcess; headers: Record<string, string> }> {
  const installation = await install(stack, kind);
  await withDatabase(installation, async ({ db }) => {
    await db.execute(sql`insert into accounts (id, email, email_key, role, created_at)
      values (${userId}, 'ana@example.com', 'ana@example.com', 'user', now())`);
    await db.execute(sql`insert into students (user_id, name, preferences, time_zone, plan, plan_expires_at)
      values (${userId}, 'Ana Souza', '{}', ${defaultTimeZone}, 'premium', now() + interval '1 day')`);
    for (let first = 1; first <= cards; first += insertedAtOnce)
      await insertCards(db, first, Math.min(cards, first + insertedAtOnce - 1));
    await recount(db);
  });
  const who = { userId, sessionId: userId, role: 'user', timeZone: defaultTimeZone } as const;
  const token = await accessTokens(installation.JWT_SECRET).sign(who, new Date());
  const headers = { authorization: `Bearer ${token}`, 'x-time-zone': defaultTimeZone };
  return { server: await serve(stack, installation), headers };
}
