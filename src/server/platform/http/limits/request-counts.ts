import { once } from 'node:events';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { within } from '../../within.ts';

/** Requests with the same text are counted together. */
export type WhatCounts = (request: FastifyRequest) => string;

/** Counts a request; answers the seconds to wait when it is one too many in its minute, else 0. */
type Count = (request: FastifyRequest) => Promise<number>;

type CountBy = (max: number, key: WhatCounts) => Count;

/** Redis is waited for this long, */
const patienceMs = 500;
/** and not asked again this long after it was silent. */
const pauseMs = 2000;

/**
 * Counts in the Redis at `redisUrl`, and in memory while it does not answer, which is said once; without a `redisUrl`
 * in memory alone.
 */
export async function openCounters(app: FastifyInstance, redisUrl?: string): Promise<CountBy> {
  const own = await countersOf(app, {});
  if (!redisUrl) return own;

  const redis = new Redis(redisUrl, {
    connectTimeout: pauseMs,
    commandTimeout: 5000,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  app.addHook('onClose', async () => void redis.disconnect());
  const shared = await countersOf(app, { redis });

  let away = false;
  let nextTry = 0;
  const lose = (err: unknown) => {
    if (!away) app.log.warn({ err }, 'redis does not answer: requests are counted in memory');
    away = true;
    nextTry = Date.now() + pauseMs;
  };
  redis.on('error', lose);
  redis.on('ready', () => {
    nextTry = 0;
  });
  await within(pauseMs, once(redis, 'ready')).catch(lose);

  return (max, key) => {
    const countShared = shared(max, key);
    const countOwn = own(max, key);
    return async (request) => {
      const now = Date.now();
      if (away && now < nextTry) return countOwn(request);
      // Others do not wait for what this one is about to learn.
      nextTry = now + pauseMs;
      try {
        const seconds = await within(patienceMs, countShared(request));
        if (away) app.log.info('redis answers again');
        away = false;
        return seconds;
      } catch (error) {
        lose(error);
        return countOwn(request);
      }
    };
  };
}

/** Counters of one store, in a scope of its own: the plug-in has one store in each. */
async function countersOf(app: FastifyInstance, store: RateLimitPluginOptions): Promise<CountBy> {
  let counting = app;
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...store });
    counting = scope;
  });
  return (max, keyGenerator) => {
    const count = counting.createRateLimit({ max, timeWindow: '1 minute', keyGenerator });
    return async (request) => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return 0;
      return Math.max(1, Math.ceil(result.ttlInSeconds));
    };
  };
}
