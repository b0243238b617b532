import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#shared/messages.ts';
import { isTimeZone } from '#shared/rules/time/study-day.ts';
import type { Clock } from '../clock.ts';
import { forbidden, notFound, unauthenticated } from '../errors.ts';
import type { AccessTokens, SignedIn } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; set by the guard of the signed-in scope, null everywhere else. */
    student: SignedIn | null;
  }
}

interface GuardParts {
  tokens: AccessTokens;
  clock: Clock;
  /** Asked once it is known who comes, strangers included: a wrong token is counted too. */
  limit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Stores where the student is now, if anything else is stored. */
  saveTimeZone(userId: string, timeZone: string): Promise<void>;
}

/** The IANA name of the header `X-Time-Zone`, when it is one that exists. */
export function requestTimeZone(request: FastifyRequest): string | null {
  const header = request.headers['x-time-zone'];
  return typeof header === 'string' && header.length <= 64 && isTimeZone(header) ? header : null;
}

/** A process believes this long what it stored itself: another may have stored something else since. */
const zoneIsKnownMs = 60_000;
const rememberedZones = 5000;

/** Lets only signed-in students into `scope`. */
export function requireStudent(
  scope: FastifyInstance,
  { tokens, clock, limit, saveTimeZone }: GuardParts,
): void {
  const told = new Map<string, { timeZone: string; at: number }>();
  scope.addHook('onRequest', async (request, reply) => {
    const now = clock.now();
    const token = bearerOf(request);
    const who = token === null ? null : await tokens.verify(token, now);
    request.student = who;
    await limit(request, reply);
    if (!who) throw unauthenticated('common.unauthenticated');
    const last = told.get(who.sessionId);
    const timeZone = requestTimeZone(request);
    request.student = { ...who, timeZone: timeZone ?? who.timeZone };
    const at = now.getTime();
    const isKnown = last && last.timeZone === timeZone && Math.abs(at - last.at) < zoneIsKnownMs;
    if (timeZone === null || isKnown) return;
    if (told.size >= rememberedZones) told.clear();
    told.set(who.sessionId, { timeZone, at });
    await saveTimeZone(who.userId, timeZone);
  });
}

/** Lets guests and students into `scope`; a token that no longer works is refused (401), so that it is renewed. */
export function recogniseStudent(
  scope: FastifyInstance,
  { tokens, clock }: Pick<GuardParts, 'tokens' | 'clock'>,
): void {
  scope.addHook('onRequest', async (request) => {
    const token = bearerOf(request);
    if (token === null) return;
    request.student = await tokens.verify(token, clock.now());
    if (!request.student) throw unauthenticated('common.unauthenticated');
  });
}

function bearerOf({ headers }: FastifyRequest): string | null {
  const [scheme, token] = (headers.authorization ?? '').split(' ', 2);
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

/** Inside the signed-in scope: lets nobody in who only tries things, and says so by `code` (403). */
export function refuseTestAccounts(scope: FastifyInstance, code: ErrorCode): void {
  scope.addHook('preHandler', async (request) => {
    if (studentOf(request).role === 'user_test') throw forbidden(code);
  });
}

/** Inside the signed-in scope: for everybody but administrators there is nothing here (404). */
export function requireAdministrator(
  scope: FastifyInstance,
  isAdministrator: (who: SignedIn) => Promise<boolean>,
): void {
  scope.addHook('onRequest', async (request) => {
    if (!(await isAdministrator(studentOf(request)))) throw notFound('common.not_found');
  });
}

/** The student of a request inside the signed-in scope. */
export function studentOf(request: FastifyRequest): SignedIn {
  if (!request.student) throw unauthenticated('common.unauthenticated');
  return request.student;
}
