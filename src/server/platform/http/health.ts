import type { FastifyInstance } from 'fastify';
import { messageOf } from '#shared/messages.ts';
import { findPendingMigrations } from '../database/migrate.ts';
import type { Services } from '../services.ts';
import { within } from '../within.ts';
import { retryAfter } from './error-handler.ts';

const patienceMs = 2000;
/** However many ask, the database is asked once in this time. */
const keptMs = 1000;

/** What keeps a server from serving, for who runs it. */
const lacks = {
  closing: 'O servidor está parando.',
  database: 'O banco de dados não responde.',
  migrations: 'Há migrações que o banco de dados ainda não tem.',
  jobs: 'As tarefas do servidor não estão rodando.',
} as const;
type Lack = keyof typeof lacks;

const refusal = (missing: Lack[]) => ({
  status: 'unavailable',
  message: messageOf('common.unavailable'),
  code: 'common.unavailable',
  missing: missing.map((code) => ({ code, message: lacks[code] })),
});

/**
 * `GET /health`: 200 while the process answers and is not about to end; nobody else is asked. `GET /ready`: 200 while
 * it can serve whatever is asked of it, else 503 with what is missing.
 */
export function healthRoutes(app: FastifyInstance, { db, clock, jobs }: Services): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  let askedAt = 0;
  let answers: Promise<Lack[]> | undefined;
  const askDatabase = () => {
    const now = clock.now().getTime();
    if (!answers || Math.abs(now - askedAt) >= keptMs) {
      askedAt = now;
      answers = within(patienceMs, findPendingMigrations(db)).then(
        (pending): Lack[] => (pending.length > 0 ? ['migrations'] : []),
        (): Lack[] => ['database'],
      );
    }
    return answers;
  };
  const route = (path: string, summary: string, ok: string, findMissing: () => Promise<Lack[]>) =>
    app.get(path, { logLevel: 'warn', schema: { summary, tags: ['health'] } }, async (_request, reply) => {
      const missing = closing ? (['closing'] satisfies Lack[]) : await findMissing();
      if (missing.length === 0) return { status: ok };
      return reply.code(503).header('retry-after', retryAfter).send(refusal(missing));
    });
  route('/health', 'Whether the process is alive.', 'ok', async () => []);
  route('/ready', 'Whether the server can serve: database, migrations, jobs.', 'ready', async () => [
    ...(await askDatabase()),
    ...(jobs.isRunning() ? [] : (['jobs'] satisfies Lack[])),
  ]);
}
