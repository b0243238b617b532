import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The pattern a request was answered by, never its path: there are as many as routes. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';

/** Counts every answer of `app`, and how long it took. */
export function measureRequests(
  app: FastifyInstance,
  { requests, requestSeconds, cachedAnswers }: Metrics,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const method = methods.has(request.method) ? request.method : 'other';
    const route = routeOf(request);
    requests.inc({ method, route, status: reply.statusCode });
    if (reply.cached) cachedAnswers.inc({ result: reply.cached });
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
    if (!isStream) requestSeconds.observe({ method, route }, reply.elapsedTime / 1000);
    done();
  });
}
