import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieKind {
  /** A token of RFC 6265. */
  name: string;
  /** The addresses below it receive the cookie. */
  path: string;
  /** Only over https. */
  secure: boolean;
}

/** The cookie's value, or null when the browser sent none. */
export function readCookie({ headers }: FastifyRequest, { name }: CookieKind): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** Sets a cookie that scripts can't read and other sites' forms don't send; empty, it is gone. `value` is base64url. */
export function setCookie(reply: FastifyReply, kind: CookieKind, value: string, seconds: number): void {
  const maxAge = value === '' ? 0 : seconds;
  const attributes = [`Path=${kind.path}`, `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax'];
  if (kind.secure) attributes.push('Secure');
  reply.header('set-cookie', [`${kind.name}=${value}`, ...attributes].join('; '));
}
