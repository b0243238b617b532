/** Days without use after which a session ends, and the most it lives in all. */
const sessionDays = { idle: 30, absolute: 180 } as const;

export interface SessionTokenState {
  /** Whether the presented token is the family's current one, the one before it, an older one, or none of them. */
  presented: 'current' | 'parent' | 'ancestor' | 'stranger';
  rotatedAt: Date;
  expiresAt: Date;
}

/**
 * What a refresh does: `rotate` makes the successor, `repeat` gives it again to an honest second tab or after a
 * lost answer, `revoke` ends the family because the token was used twice, `refuse` just says no: whoever makes a token
 * up shall not end a session with it.
 */
export function refreshVerdict(
  { presented, rotatedAt, expiresAt }: SessionTokenState,
  now: Date,
  graceSeconds: number,
): 'rotate' | 'repeat' | 'revoke' | 'refuse' {
  if (expiresAt <= now || presented === 'stranger') return 'refuse';
  if (presented === 'current') return 'rotate';
  const withinGrace = now.getTime() - rotatedAt.getTime() <= graceSeconds * 1000;
  return presented === 'parent' && withinGrace ? 'repeat' : 'revoke';
}

/** When a session used at `now` ends. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  const day = 86_400_000;
  return new Date(
    Math.min(now.getTime() + sessionDays.idle * day, createdAt.getTime() + sessionDays.absolute * day),
  );
}
