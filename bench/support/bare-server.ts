import { join } from 'node:path';
import Fastify from 'fastify';
import postgres from 'postgres';
import { openPglite } from '#server/platform/database/open-pglite.ts';
import { preparingQuery } from '#server/platform/database/pglite-statements.ts';

// The yardstick: Fastify without a plugin, the driver without a mapper, one prepared statement for each route.

type Ask = (statement: string, values: string[]) => Promise<Record<string, unknown>[]>;
interface Bare {
  ask: Ask;
  transaction(work: (ask: Ask) => Promise<unknown>): Promise<unknown>;
}

function open(): Bare {
  const { DATABASE_URL, DATA_DIR = '' } = process.env;
  if (DATABASE_URL) {
    const sql = postgres(DATABASE_URL, { max: 10, onnotice: () => {} });
    const over =
      (connection: postgres.ISql): Ask =>
      (statement, values) =>
        connection.unsafe(statement, values, { prepare: true });
    return { ask: over(sql), transaction: (work) => sql.begin((tx) => work(over(tx))) };
  }
  const pglite = openPglite({ folder: join(DATA_DIR, 'database') });
  const query = preparingQuery(pglite);
  return {
    ask: async (statement, values) => (await query<Record<string, unknown>>(statement, values)).rows,
    transaction: (work) =>
      pglite.transaction((tx) =>
        work(async (statement, values) => (await tx.query<Record<string, unknown>>(statement, values)).rows),
      ),
  };
}

const { ask, transaction } = open();
const first = async (statement: string, ...values: string[]) => (await ask(statement, values))[0];
const insertRow = 'insert into bench_rows values ($1, gen_random_uuid(), $2) returning id';
const text =
  'Uma linha nua, tão longa quanto um cartão: pergunta, resposta, matéria, baralho e tags. '.repeat(2);

type Owned = { Params: { id: string } };
const app = Fastify();
app.get<Owned>('/students/:id', ({ params }) =>
  first('select name, plan, time_zone from students where user_id = $1', params.id),
);
app.get<{ Params: { kind: string; id: string } }>('/bodies/:kind/:id', async ({ params }, reply) => {
  const { kind, id } = params;
  const row = await first('select body from bench_bodies where kind = $1 and user_id = $2', kind, id);
  return reply.type('application/json; charset=utf-8').send(row?.body);
});
app.put<{ Params: { id: string; plan: string } }>('/plans/:id/:plan', ({ params }) =>
  first(
    'update study_plans set is_active = not is_active where user_id = $1 and id = $2 returning is_active',
    params.id,
    params.plan,
  ),
);
app.get<Owned>('/cards/:id', ({ params }) =>
  ask('select * from flashcards where user_id = $1 order by created_at desc, id desc limit 100', [params.id]),
);
app.get<{ Params: { id: string; card: string } }>('/cards/:id/:card', ({ params }) =>
  first('select * from flashcards where user_id = $1 and id = $2', params.id, params.card),
);
app.post<Owned>('/rows/:id', ({ params }) => first(insertRow, params.id, text));
app.post<Owned>('/three/:id', async ({ params: { id } }) => {
  await transaction(async (within) => {
    await within('select name from students where user_id = $1', [id]);
    await within(insertRow, [id, text]);
    await within('update students set streak_length = streak_length + 1 where user_id = $1', [id]);
  });
  return { id };
});

process.on('disconnect', () => process.exit());
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
