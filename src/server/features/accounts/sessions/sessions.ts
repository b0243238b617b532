import { v7 as uuidv7 } from 'uuid';
import {
  hashToken,
  idsInToken,
  newSecret,
  type SignedIn,
  sameHash,
  successorSecret,
} from '#server/platform/auth/tokens.ts';
import { unauthenticated } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import {
  deleteOldestSessions,
  deleteSession,
  findSession,
  findStudent,
  insertSession,
  rotateSession,
  updateTimeZone,
} from '../queries.ts';
import { hasLeft } from '../user.ts';
import { refreshVerdict, sessionEnd } from './session.ts';

/** Where a session is opened from. */
export interface Device {
  userAgent: string;
  timeZone: string;
  /** The id of the browser, when the student has signed in in it before. */
  knownTo(userId: string): string | null;
}

export interface SessionTokens {
  accessToken: string;
  /** `<userId>.<sessionId>.<secret>`: the owner's id leads every look-up to their rows. */
  refreshToken: string;
}

/** Sessions of one student; the one that was not used for longest makes room. */
const sessionsAtMost = 20;

/** Opens a family of rotating refresh tokens, in a transaction that holds the student's row. */
export async function openSession(
  { db, clock, tokens }: Services,
  { userId, role }: Pick<SignedIn, 'userId' | 'role'>,
  { userAgent, timeZone }: Device,
): Promise<SessionTokens> {
  const now = clock.now();
  const id = uuidv7();
  const refreshToken = `${userId}.${id}.${newSecret()}`;
  await insertSession(db, {
    userId,
    id,
    tokenHash: hashToken(refreshToken),
    rotatedAt: now,
    expiresAt: sessionEnd(now, now),
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
  });
  await deleteOldestSessions(db, userId, sessionsAtMost);
  return { accessToken: await tokens.sign({ userId, sessionId: id, role, timeZone }, now), refreshToken };
}

/**
 * Exchanges a refresh token for its successor (rotation with reuse detection, RFC 9700 §4.14.2). Throws
 * `refresh_missing` and `refresh_invalid` (401); a token used twice outside the grace ends its family.
 */
export async function refreshSession(
  services: Services,
  presented: string | null | undefined,
  timeZone: string | null,
): Promise<SessionTokens> {
  if (!presented) throw unauthenticated('accounts.refresh_missing');
  const [userId, id] = idsInToken(presented) ?? [];
  if (!userId || !id) throw unauthenticated('accounts.refresh_invalid');
  const refreshToken = await rotate(services, { userId, id, presented });
  const [student] = await findStudent(services.db, { userId });
  if (!student || hasLeft(student.student, services.clock.now()))
    throw unauthenticated('accounts.refresh_invalid');
  if (timeZone) await updateTimeZone(services.db, userId, timeZone);
  const who = { userId, sessionId: id, role: student.role, timeZone: timeZone ?? student.student.timeZone };
  return { accessToken: await services.tokens.sign(who, services.clock.now()), refreshToken };
}

async function rotate(
  services: Services,
  { userId, id, presented }: { userId: string; id: string; presented: string },
) {
  const { db, clock, refreshKey, settings } = services;
  const following = (token: string) => `${userId}.${id}.${successorSecret(refreshKey, token)}`;
  const successor = following(presented);
  const tokenHash = hashToken(presented);
  // Twice at most: whoever loses the race to rotate finds the token as the parent on the second look.
  for (let look = 0; look < 2; look++) {
    const [session] = await findSession(db, { userId, id });
    if (!session) break;
    const now = clock.now();
    const verdict = refreshVerdict(
      { ...session, presented: relation(session, { presented, tokenHash, following }) },
      now,
      settings.REFRESH_GRACE_SECONDS,
    );
    if (verdict === 'repeat') return successor;
    if (verdict === 'rotate') {
      const next = {
        tokenHash: hashToken(successor),
        rotatedAt: now,
        expiresAt: sessionEnd(session.createdAt, now),
      };
      if (await rotateSession(db, { userId, id, tokenHash }, next)) return successor;
      continue;
    }
    if (verdict === 'revoke') await deleteSession(db, userId, id);
    break;
  }
  throw unauthenticated('accounts.refresh_invalid');
}

/** Generations after which an old token is no longer known as the session's own: some five days of study without a pause. */
const knownGenerations = 500;

interface Presented {
  presented: string;
  tokenHash: Buffer;
  /** The token that follows another. */
  following(token: string): string;
}

/** Each token follows from the one before, so an old one is known by what became of it. */
function relation(
  session: { tokenHash: Buffer; parentHash: Buffer | null },
  { presented, tokenHash, following }: Presented,
) {
  if (sameHash(session.tokenHash, tokenHash)) return 'current';
  if (session.parentHash && sameHash(session.parentHash, tokenHash)) return 'parent';
  let token = presented;
  for (let generation = 0; generation < knownGenerations; generation++) {
    token = following(token);
    if (sameHash(session.tokenHash, hashToken(token))) return 'ancestor';
  }
  return 'stranger';
}

export async function closeSession({ db }: Services, { userId, sessionId }: SignedIn): Promise<void> {
  await deleteSession(db, userId, sessionId);
}
