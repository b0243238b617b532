import type { QueryKey } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { accessToken, tokenOwner } from '#web/session/session.ts';
import { createOutbox, type Outbox, type OutboxMessage } from './outbox.ts';

export interface TickMessage extends OutboxMessage {
  /** What the ticks of the same whole carry. */
  mutationKey: string[];
  /** Two ticks of one thing carry the same name. */
  name: string;
  tick: unknown;
}

/** No schema: screens that need none otherwise show ticks. */
function readLetter(stored: unknown): TickMessage | null {
  const { op, attempted, mutationKey, name, tick } = Object(stored) as Record<string, unknown>;
  const isKey = Array.isArray(mutationKey) && mutationKey.every((part) => typeof part === 'string');
  const isLetter = typeof op === 'string' && typeof attempted === 'boolean' && typeof name === 'string';
  return isKey && isLetter ? { op, attempted, mutationKey, name, tick } : null;
}

const outboxes = new Map<string, Outbox<TickMessage>>();

/** The ticks of a student that could not reach the server; a tick says what is, so that twice is once. */
export function tickOutboxOf(userId: string): Outbox<TickMessage> {
  const outbox = outboxes.get(userId) ?? createOutbox(`tickOutbox.${userId}.`, readLetter);
  outboxes.set(userId, outbox);
  return outbox;
}

const ownOutbox = () => {
  const userId = tokenOwner(accessToken());
  return userId === null ? null : tickOutboxOf(userId);
};

/** Keeps a tick until it can be sent; false when nobody knows whose it is. */
export function keepTick(mutationKey: QueryKey, name: string, tick: unknown): boolean {
  const outbox = ownOutbox();
  outbox?.put({ op: uuidv7(), attempted: false, mutationKey: mutationKey.map(String), name, tick });
  return outbox !== null;
}

/** The waiting ticks of a whole, oldest first. */
export function waitingTicks(mutationKey: QueryKey): TickMessage[] {
  const key = mutationKey.map(String).join(' ');
  return (
    ownOutbox()
      ?.list()
      .filter((message) => message.mutationKey.join(' ') === key) ?? []
  );
}

/** Resolves once the ticks that an earlier page left are known. */
export const ticksKnown = (): Promise<void> => ownOutbox()?.ready ?? Promise.resolve();
