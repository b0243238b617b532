import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/**
 * The server's log: request ids, method, route and status; never a body, a token, a query string or a header
 * that carries a secret.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: {
      paths: ['req.headers', 'headers.authorization', 'headers.cookie', '*.password', '*.token'],
      remove: true,
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Without the query string, and without the secret of an address that holds one: 256 random bits as text. */
const pathOf = (url: string) => url.split('?', 1)[0]?.replace(/[\w-]{43}/g, '…');

/**
 * What the log says of an error. A failed query quotes its parameters, which are the students' own words: only
 * the database's reason and the path of our code to it are kept.
 */
function describeError(error: Error & { code?: string }) {
  const isQuery = 'params' in error && error.cause instanceof Error;
  const reason: Error & { code?: string } = isQuery ? (error.cause as Error) : error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: reason.name, message: reason.message, code: reason.code, stack: frames.join('\n') };
}
