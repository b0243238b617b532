import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { messageOf } from '#shared/messages.ts';
import { idsInToken } from '../../auth/tokens.ts';
import { CodedError } from '../../errors.ts';
import { openCounters, type WhatCounts } from './request-counts.ts';

/** Requests in one minute. */
const limits = { general: 600, costly: 20, signInByAccount: 10, signInByAddress: 100 } as const;

/** Throws a 429 that says when to come back. */
type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface RateLimits {
  /** Everything: by student when signed in, otherwise by address. Before a body is read. */
  general: Limit;
  /** Calls that make an engine work, by student. Before a body is read. */
  costly: RouteShorthandOptions;
  /** Sign-in and its like: by address before a body is read, by address and account once one is. */
  strict: RouteShorthandOptions;
}

/** Whoever has one IPv6 address has the 2^64 of its network. */
const addressOf = (request: FastifyRequest) => normalizeIP(request.ip, 64);
/** Whose account a call is about: by its e-mail, by the one who is signed in, or by a mailed token. */
const accountOf = ({ body, student }: FastifyRequest) => {
  const { email, token } = Object(body) as { email?: unknown; token?: unknown };
  if (typeof email === 'string') return email.trim().toLowerCase().slice(0, 254);
  return student?.userId ?? (typeof token === 'string' ? idsInToken(token)?.[0] : undefined) ?? '';
};
const who = (request: FastifyRequest) => request.student?.userId ?? addressOf(request);

/** Counts in Redis when `redisUrl` is given, so that many instances share one count; in memory otherwise. */
export async function limitRates(
  app: FastifyInstance,
  enabled: boolean,
  redisUrl?: string,
): Promise<RateLimits> {
  if (!enabled) return { general: async () => {}, costly: {}, strict: {} };
  const countBy = await openCounters(app, redisUrl);
  const limit = (name: string, max: number, key: WhatCounts): Limit => {
    const count = countBy(max, (request) => `${name}:${key(request)}`);
    return async (request, reply) => {
      const seconds = await count(request);
      if (seconds === 0) return;
      reply.header('retry-after', seconds);
      throw new CodedError(429, 'common.too_many_requests', { seconds }, [
        messageOf('common.too_many_requests', { seconds }),
      ]);
    };
  };
  return {
    general: limit('general', limits.general, who),
    costly: { onRequest: limit('costly', limits.costly, who) },
    strict: {
      onRequest: limit('address', limits.signInByAddress, addressOf),
      preHandler: limit(
        'account',
        limits.signInByAccount,
        (request) => `${addressOf(request)} ${accountOf(request) || request.routeOptions.url}`,
      ),
    },
  };
}
