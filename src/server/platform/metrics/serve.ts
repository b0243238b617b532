import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Settings } from '#server/settings.ts';
import { unauthenticated } from '../errors.ts';
import { handleErrors } from '../http/error-handler.ts';
import type { Services } from '../services.ts';
import type { Told } from './workers.ts';

type MetricsSettings = Pick<Settings, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the request carries the token; how long that takes tells nothing of it. */
const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

function metricsRoute(app: FastifyInstance, registry: Told, token: string | undefined): void {
  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply: FastifyReply) => {
    if (token !== undefined && !hasToken(request, token)) throw unauthenticated('common.unauthenticated');
    reply.header('cache-control', 'no-store');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** `GET /metrics` beside everything else, only where it has a token and no port of its own. */
export function serveMetrics(
  app: FastifyInstance,
  { metrics, settings: { METRICS_PORT, METRICS_TOKEN } }: Pick<Services, 'metrics' | 'settings'>,
): void {
  if (metrics && METRICS_TOKEN && !METRICS_PORT) metricsRoute(app, metrics.registry, METRICS_TOKEN);
}

/** `GET /metrics` on a port of its own, and nothing else; answers what ends it, at once where there is no such port. */
export async function listenForMetrics(
  { METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: MetricsSettings,
  registry: Told | undefined,
): Promise<() => Promise<void>> {
  if (!METRICS_PORT || !registry) return async () => {};
  const app = Fastify();
  handleErrors(app);
  metricsRoute(app, registry, METRICS_TOKEN);
  await app.listen({ port: METRICS_PORT, host: METRICS_HOST });
  return () => app.close();
}
