import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { systemClock } from './clock.ts';
import { logContext } from './log-context.ts';

/**
 * The server's log: request ids, method, route and status; never a body, a token, a query string or a header
 * that carries a secret. An error that comes again within the second is left out: what fails for everybody would
 * else fill the disk, which may be the very reason.
 */
export function openLog(level: string, destination?: DestinationStream, clock = systemClock): Logger {
  const isNews = oncePerSecond(clock);
  const options: LoggerOptions = {
    level,
    // A request's own logger says whose it is by itself.
    mixin: (_context, _level, by) => (by === log ? { ...logContext() } : {}),
    hooks: {
      logMethod(args, write) {
        const cause = causeOf(args);
        if (cause === undefined || isNews(cause)) write.apply(this, args);
      },
    },
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
  const log: Logger = destination ? pino(options, destination) : pino(options);
  return log;
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

/** What an error is told apart by; undefined where no error is logged. */
function causeOf([context, message]: unknown[]): string | undefined {
  if (typeof context !== 'object' || context === null || !('err' in context)) return undefined;
  if (!(context.err instanceof Error)) return undefined;
  const { type, message: reason, code } = describeError(context.err);
  return [message, type, code, reason].join(' ');
}

/** Answers true for each cause once in a second. */
function oncePerSecond(clock: typeof systemClock): (cause: string) => boolean {
  let second = 0;
  let told = new Set<string>();
  return (cause) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    if (now !== second) told = new Set();
    second = now;
    if (told.has(cause)) return false;
    told.add(cause);
    return true;
  };
}
