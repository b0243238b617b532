import { accessToken, expireSession, refreshToken, storeTokens, type Tokens } from './session.ts';

type Renewal = (refreshToken: string) => Promise<Tokens | 'refused'>;

let underWay: Promise<string | null> | null = null;

/**
 * A fresh access token after `stale` was refused: one renewal for a wave of refusals, whichever tab they come
 * from. Null when the session is over; rejects when the server cannot be reached, and the session stays.
 */
export function renewSession(stale: string, renew: Renewal): Promise<string | null> {
  underWay ??= acrossTabs(() => renewOnce(stale, renew)).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function renewOnce(stale: string, renew: Renewal): Promise<string | null> {
  const current = accessToken();
  if (current !== null && current !== stale) return current;
  const presented = refreshToken();
  const tokens = presented === null ? 'refused' : await renew(presented);
  if (tokens === 'refused') {
    expireSession(presented);
    return null;
  }
  storeTokens(tokens);
  return tokens.accessToken;
}

/** Web Locks exist on secure origins only; elsewhere the server's grace keeps two tabs signed in. */
function acrossTabs<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('orbita.renew-session', work) : work();
}
