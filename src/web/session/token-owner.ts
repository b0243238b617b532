import { accessToken } from './session.ts';

/** What an access token (JWT, RFC 7519) claims; nothing when it can't be read. */
function claimsOf(token: string | null): { sub?: unknown; exp?: unknown } {
  try {
    const payload = token?.split('.')[1] ?? '';
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return {};
  }
}

/** The student that an access token speaks for; null when it can't be read. */
export function tokenOwner(token: string | null): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : null;
}

/** Whether an access token is over by the clock of this device: the server will refuse it, and the client renew it. */
export function isTokenOver(token: string | null, now = new Date()): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && exp * 1000 <= now.getTime();
}

/** Whether somebody is signed in here, and, as far as the token says who, that student. */
export function maySpeakFor(userId: string): boolean {
  const token = accessToken();
  return token !== null && (tokenOwner(token) ?? userId) === userId;
}
