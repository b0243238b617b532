import { accessToken } from './session.ts';

/** The student that an access token (JWT, RFC 7519) speaks for; null when it can't be read. */
export function tokenOwner(token: string | null): string | null {
  try {
    const payload = token?.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Whether somebody is signed in here, and, as far as the token says who, that student. */
export function maySpeakFor(userId: string): boolean {
  const token = accessToken();
  return token !== null && (tokenOwner(token) ?? userId) === userId;
}
