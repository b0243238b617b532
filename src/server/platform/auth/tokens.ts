import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { validate as isUuid } from 'uuid';
import { defaultTimeZone } from '#shared/rules/time/study-day.ts';

/** How long an access token works. */
export const accessTokenMinutes = 15;

/** Who a request speaks for, as its access token says. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  role: 'user' | 'user_test' | 'admin';
  /** IANA name; where the student was when the token was made. */
  timeZone: string;
}

export interface AccessTokens {
  sign(who: SignedIn, now: Date): Promise<string>;
  /** Null for a token that is forged, malformed or expired at `now`. */
  verify(token: string, now: Date): Promise<SignedIn | null>;
}

const verifiedAtMost = 5000;

/** Stateless access tokens: JWT, HS256, 15 minutes (RFC 7519). */
export function accessTokens(secret: string): AccessTokens {
  const key = deriveKey(secret, 'access token');
  // Checking a signature costs half of a small request, and each token comes back many times in its 15 minutes.
  const verified = new Map<string, { who: SignedIn; expiresAt: number }>();
  return {
    sign: (who, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: who.sessionId, role: who.role, tz: who.timeZone })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(who.userId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + accessTokenMinutes * 60)
        .sign(key);
    },
    verify: async (token, now) => {
      const known = verified.get(token);
      if (known) return known.expiresAt > now.getTime() ? known.who : null;
      const read = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now }).catch(() => null);
      if (!read) return null;
      const { sub, sid, role, tz, exp } = read.payload as Record<string, unknown>;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null;
      const who: SignedIn = {
        userId: sub,
        sessionId: sid,
        role: role === 'user_test' || role === 'admin' ? role : 'user',
        timeZone: typeof tz === 'string' ? tz : defaultTimeZone,
      };
      if (verified.size >= verifiedAtMost) verified.delete(verified.keys().next().value as string);
      verified.set(token, { who, expiresAt: exp * 1000 });
      return who;
    },
  };
}

/** A key of its own for each use of the installation's secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'orbita', use, 32));
}

/** 256 random bits, as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The ids before the secret of a token such as `<userId>.<sessionId>.<secret>`, or null when it is no such token. */
export function idsInToken(token: string): string[] | null {
  const ids = token.split('.');
  const secret = ids.pop() ?? '';
  return /^[\w-]{43}$/.test(secret) && ids.length > 0 && ids.every((id) => isUuid(id)) ? ids : null;
}

/** How a token of 256 random bits is kept: its SHA-256, since nothing can be guessed from it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const sameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** The refresh token that follows `parent`: the same every time, so that only hashes need to be stored. */
export function successorSecret(key: Uint8Array, parent: string): string {
  return createHmac('sha256', key).update(parent).digest('base64url');
}
