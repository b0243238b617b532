import { forgetPages } from '#web/lib/recent-pages.ts';
import { storage } from '#web/lib/storage.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const accessKey = 'token';
const refreshKey = 'refreshToken';
const endKey = 'testAccountEnd';
const noticeKey = 'accountNotice';

export const accessToken = (): string | null => storage.get(accessKey);
export const refreshToken = (): string | null => storage.get(refreshKey);

/** A stored token counts as signed in; the first call tells whether it still holds. */
export const isSignedIn = (): boolean => accessToken() !== null;

/** Without a refresh token the session ends with its access token. */
export function storeTokens(tokens: Pick<Tokens, 'accessToken'> & Partial<Tokens>): void {
  storage.set(accessKey, tokens.accessToken);
  if (tokens.refreshToken) storage.set(refreshKey, tokens.refreshToken);
  else storage.remove(refreshKey);
}

export function clearTokens(): void {
  storage.remove(accessKey);
  storage.remove(refreshKey);
  storage.remove(endKey);
  storage.remove(noticeKey);
  forgetPages();
}

/** When the test account signed in here ends (ISO), known before the profile has come; null for other accounts. */
export const rememberedEnd = (): string | null => storage.get(endKey);

export function rememberEnd(expiresAt: string | null): void {
  if (expiresAt === null) storage.remove(endKey);
  else storage.set(endKey, expiresAt);
}

/** What the account signed in here was last told on every screen, known before the profile has come. */
export const rememberedNotice = (): string | null => storage.get(noticeKey);

export function rememberNotice(notice: string | null): void {
  if (notice === null) storage.remove(noticeKey);
  else storage.set(noticeKey, notice);
}

type Listener = () => void;
const expiryListeners = new Set<Listener>();

/** Runs `listener` when a session could not be renewed; returns the way to stop. */
export function onSessionExpired(listener: Listener): Listener {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Forgets a session that the server no longer renews, unless another tab has a newer one by now. */
export function expireSession(refused: string | null): void {
  if (refreshToken() !== refused) return;
  clearTokens();
  for (const listener of expiryListeners) listener();
}

/** Runs `listener` with the tokens before and after when another tab signs in, renews or leaves; returns the way to stop. */
export function onOtherTab(listener: (before: string | null, after: string | null) => void): Listener {
  const handle = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === accessKey) listener(oldValue, newValue);
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/** Waits until another tab has stored a token, at most `ms` milliseconds. */
export function tokenFromOtherTab(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms);
    function finish() {
      clearTimeout(timer);
      window.removeEventListener('storage', heard);
      resolve();
    }
    function heard({ key }: StorageEvent) {
      if (key === accessKey) finish();
    }
    window.addEventListener('storage', heard);
  });
}

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
