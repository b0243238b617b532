import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { Redis } from 'ioredis';
import { messageOf } from '#shared/messages.ts';
import { CodedError } from '../errors.ts';

/** Requests in one minute. */
const limits = { general: 600, costly: 20, signInByAccount: 10, signInByAddress: 100 } as const;

export interface RateLimits {
  /** Everything: by student when signed in, otherwise by address. */
  general: preHandlerAsyncHookHandler;
  /** Calls that make an engine work, by student. */
  costly: preHandlerAsyncHookHandler;
  /** Sign-in and its like: by address and account, and by address alone. */
  signIn: preHandlerAsyncHookHandler[];
}

const accountOf = (request: FastifyRequest) => {
  const email = (request.body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
};
const who = (request: FastifyRequest) => request.student?.userId ?? request.ip;

/** Counts in Redis when `redisUrl` is given, so that many instances share one count; in memory otherwise. */
export async function limitRates(
  app: FastifyInstance,
  enabled: boolean,
  redisUrl?: string,
): Promise<RateLimits> {
  if (!enabled) {
    const pass = async () => {};
    return { general: pass, costly: pass, signIn: [] };
  }
  const redis = redisUrl
    ? new Redis(redisUrl, { connectTimeout: 2000, maxRetriesPerRequest: 1, enableOfflineQueue: false })
    : undefined;
  redis?.on('error', (error) => app.log.warn({ err: error }, 'redis'));
  if (redis) app.addHook('onClose', async () => void redis.disconnect());
  await app.register(rateLimit, { global: false, ...(redis && { redis, skipOnError: true }) });
  const limit = (name: string, max: number, key: (request: FastifyRequest) => string) =>
    limitBy(app, max, (request) => `${name}:${key(request)}`);
  return {
    general: limit('general', limits.general, who),
    costly: limit('costly', limits.costly, who),
    signIn: [
      limit('address', limits.signInByAddress, (request) => request.ip),
      limit('account', limits.signInByAccount, (request) => `${request.ip} ${accountOf(request)}`),
    ],
  };
}

function limitBy(
  app: FastifyInstance,
  max: number,
  keyGenerator: (request: FastifyRequest) => string,
): preHandlerAsyncHookHandler {
  const count = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator });
  return async (request, reply) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    const seconds = Math.max(1, Math.ceil(result.ttlInSeconds));
    reply.header('retry-after', seconds);
    throw new CodedError(429, 'common.too_many_requests', { seconds }, [
      messageOf('common.too_many_requests', { seconds }),
    ]);
  };
}
