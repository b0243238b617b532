import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { type CookieKind, readCookie, setCookie } from '../http/cookie.ts';
import type { Services } from '../services.ts';
import { successorSecret } from './tokens.ts';

/** Days without a sign-in after which a browser is a stranger's again. */
const keptDays = 180;
/** Students of one browser, of whom the one who signed in last leads: a computer at school has many. */
const studentsAtMost = 10;

type KeyAndSettings = Pick<Services, 'deviceKey' | 'settings'>;

const kindOf = ({ settings }: KeyAndSettings): CookieKind => ({
  name: 'orbita_device',
  path: '/api/auth',
  secure: settings.APP_URL.startsWith('https:'),
});

/** Says of a browser that a student signed in in it, to nobody but this server. */
const markOf = ({ deviceKey }: KeyAndSettings, id: string, userId: string): string =>
  successorSecret(deviceKey, `${id}.${userId}`);

/** The cookie is `<id>.<mark>.<mark>…`: an id made for the browser, and a mark for each student. */
function readDevice(services: KeyAndSettings, request: FastifyRequest): { id: string; marks: string[] } {
  const [id = '', ...marks] = (readCookie(request, kindOf(services)) ?? '').split('.');
  return isUuid(id) ? { id, marks } : { id: uuidv7(), marks: [] };
}

/**
 * The id of the browser that asks, for a student who has signed in in it before; null for all others. Wrong passwords
 * from it are counted apart from those of strangers (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export function knownDevice(
  services: KeyAndSettings,
  request: FastifyRequest,
  userId: string,
): string | null {
  const { id, marks } = readDevice(services, request);
  return marks.includes(markOf(services, id, userId)) ? id : null;
}

/** Lets the browser be known as one in which the student has signed in. */
export function rememberDevice(
  services: KeyAndSettings,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): void {
  const { id, marks } = readDevice(services, request);
  const mark = markOf(services, id, userId);
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, studentsAtMost);
  setCookie(reply, kindOf(services), [id, ...kept].join('.'), keptDays * 86_400);
}
