import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { messageOf } from '#shared/messages.ts';
import type { Parts } from '../parts.ts';

const patienceMs = 2000;

/** `GET /health`: 200 while the database answers, 503 while it does not or the server is closing. */
export function healthRoute(app: FastifyInstance, { db }: Parts): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get(
    '/health',
    { logLevel: 'warn', schema: { summary: 'Whether the server can serve.', tags: ['health'] } },
    async (_request, reply) => {
      if (!closing && (await answers(db.execute(sql`select 1`)))) return { status: 'ok' };
      return reply.code(503).send({
        status: 'unavailable',
        message: messageOf('common.unavailable'),
        code: 'common.unavailable',
      });
    },
  );
}

async function answers(query: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answered = Promise.resolve(query).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
