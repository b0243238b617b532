import {
  accessToken,
  expireSession,
  refreshToken,
  storeTokens,
  type Tokens,
  tokenFromOtherTab,
} from './session.ts';

type Renewal = (refreshToken: string) => Promise<Tokens | 'refused'>;

let underWay: Promise<string | null> | null = null;

/**
 * A fresh access token after `stale` was refused: one renewal for a wave of refusals, whichever tab they come
 * from. Null when the session is over; rejects when the server cannot be reached, and the session stays.
 */
export function renewSession(stale: string, renew: Renewal): Promise<string | null> {
  underWay ??= oneTabAtATime(stale, () => renewOnce(stale, renew)).finally(() => {
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

const lockName = 'orbita.renew-session';
const storageTakesAtMostMs = 500;

/** Web Locks exist on secure origins only; elsewhere the server's grace keeps two tabs signed in. */
async function oneTabAtATime<T>(stale: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  const done = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? { answer: await work() } : null,
  );
  if (done) return done.answer;
  return navigator.locks.request(lockName, async () => {
    // Another tab has just renewed, but what it stored may still be on its way to this one.
    if (accessToken() === stale) await tokenFromOtherTab(storageTakesAtMostMs);
    return work();
  });
}
