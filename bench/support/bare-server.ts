import { join } from 'node:path';
import Fastify from 'fastify';
import postgres from 'postgres';
import { openPglite } from '#server/platform/database/open-pglite.ts';
import { preparingQuery } from '#server/platform/database/pglite-statements.ts';

// The yardstick: Fastify without a plugin, the driver without a mapper, one prepared statement for each route.

type Find = (...values: string[]) => Promise<Record<string, unknown> | undefined>;

function statements(): (statement: string) => Find {
  const { DATABASE_URL, DATA_DIR = '' } = process.env;
  if (DATABASE_URL) {
    const sql = postgres(DATABASE_URL, { max: 10, onnotice: () => {} });
    return (statement) =>
      async (...values) =>
        (await sql.unsafe(statement, values, { prepare: true }))[0];
  }
  const query = preparingQuery(openPglite({ folder: join(DATA_DIR, 'database') }));
  return (statement) =>
    async (...values) =>
      (await query<Record<string, unknown>>(statement, values)).rows[0];
}

const prepare = statements();
const findStudent = prepare('select name, plan, time_zone from students where user_id = $1');
const findBody = prepare('select body from bench_bodies where kind = $1 and user_id = $2');
const touchPlan = prepare(
  'update study_plans set is_active = not is_active where user_id = $1 and id = $2 returning is_active',
);

const app = Fastify();
app.get<{ Params: { id: string } }>('/students/:id', ({ params }) => findStudent(params.id));
app.get<{ Params: { kind: string; id: string } }>('/bodies/:kind/:id', async ({ params }, reply) => {
  const row = await findBody(params.kind, params.id);
  return reply.type('application/json; charset=utf-8').send(row?.body);
});
app.put<{ Params: { id: string; plan: string } }>('/plans/:id/:plan', ({ params }) =>
  touchPlan(params.id, params.plan),
);

process.on('disconnect', () => process.exit());
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
