import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import Fastify from 'fastify';
import { findPlan, listPlanCards } from '#server/features/study-plans/queries/read-queries.ts';
import { type Db, overPglite } from '#server/platform/database/database.ts';
import { openPglite } from '#server/platform/database/open-pglite.ts';
import type { Answer, Question } from './pglite-worker.ts';

// The product's queries behind bare routes, with PGlite on this thread or on one of its own.

const { BENCH_THREAD, DATA_DIR = '' } = process.env;
const folder = join(DATA_DIR, 'database');

/** A client that asks the thread beside it, one message for each statement. */
async function acrossThreads(): Promise<Db> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: folder });
  const waiting = new Map<number, (answer: Answer) => void>();
  worker.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let asked = 0;
  const ask = (question: Omit<Question, 'id'>) =>
    new Promise<Answer>((resolve) => {
      waiting.set(++asked, resolve);
      worker.postMessage({ id: asked, ...question });
    });
  await once(worker, 'online');
  const client = {
    query: async (text: string, values: unknown[], options?: { rowMode?: 'array' | 'object' }) => {
      const { rows, error } = await ask({ text, values, rowMode: options?.rowMode });
      if (error) throw new Error(error);
      return { rows };
    },
  };
  return drizzle(client as unknown as PGlite) as unknown as Db;
}

const db = BENCH_THREAD === 'own' ? await acrossThreads() : (await overPglite(openPglite({ folder }))).db;

interface Ids {
  Params: { user: string; plan: string };
}
const app = Fastify();
app.get('/ping', async () => ({ status: 'ok' }));
app.get<Ids>('/list/:user', async ({ params }, reply) => {
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const cards = await listPlanCards(db, { userId: params.user, now, today });
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(cards));
});
app.get<Ids>('/detail/:user/:plan', async ({ params }, reply) => {
  const [row] = await findPlan(db, { userId: params.user, planId: params.plan, now: new Date() });
  const { plan, topicsJson, weeksJson } = row ?? {};
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"plan":${JSON.stringify(plan)},"topics":${topicsJson},"weeks":${weeksJson}}`);
});

process.on('disconnect', () => process.exit());
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
