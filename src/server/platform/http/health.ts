import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { messageOf } from '#shared/messages.ts';
import type { Services } from '../services.ts';
import { within } from '../within.ts';
import { retryAfter } from './error-handler.ts';

const patienceMs = 2000;
/** However many ask, the database is asked once in this time. */
const keptMs = 1000;

/** `GET /health`: 200 while the database answers, 503 while it does not or the server is closing. */
export function healthRoute(app: FastifyInstance, { db, clock }: Services): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  let askedAt = 0;
  let answers: Promise<boolean> | undefined;
  const isThere = () => {
    const now = clock.now().getTime();
    if (!answers || Math.abs(now - askedAt) >= keptMs) {
      askedAt = now;
      answers = within(patienceMs, db.execute(sql`select 1`)).then(
        () => true,
        () => false,
      );
    }
    return answers;
  };
  app.get(
    '/health',
    { logLevel: 'warn', schema: { summary: 'Whether the server can serve.', tags: ['health'] } },
    async (_request, reply) => {
      if (!closing && (await isThere())) return { status: 'ok' };
      return reply
        .code(503)
        .header('retry-after', retryAfter)
        .send({
          status: 'unavailable',
          message: messageOf('common.unavailable'),
          code: 'common.unavailable',
        });
    },
  );
}
