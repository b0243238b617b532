import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';

/**
 * The server's log: request ids, method, route and status; never a body, a token, a query string or a header
 * that carries a secret.
 */
export function openLog(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: ['req.headers', 'headers.authorization', 'headers.cookie', '*.password', '*.token'],
      remove: true,
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      // A driver's error quotes parameters; the message and stack are enough to find the line.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: error.code,
      }),
    },
  });
}
