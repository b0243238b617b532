import type { QueryKey } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { createOutbox, type Outbox } from './outbox.ts';
import { accessToken } from './session.ts';
import { tokenOwner } from './token-owner.ts';

const letterSchema = z.object({
  op: z.string(),
  attempted: z.boolean(),
  /** What the ticks of the same whole carry. */
  mutationKey: z.array(z.string()),
  /** Two ticks of one thing carry the same name. */
  name: z.string(),
  tick: z.unknown(),
});
export type TickLetter = z.output<typeof letterSchema>;

const outboxes = new Map<string, Outbox<TickLetter>>();

/** The ticks of a student that could not reach the server; a tick says what is, so that twice is once. */
export function tickOutboxOf(userId: string): Outbox<TickLetter> {
  const outbox = outboxes.get(userId) ?? createOutbox(`tickOutbox.${userId}.`, letterSchema);
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
export function waitingTicks(mutationKey: QueryKey): TickLetter[] {
  const key = mutationKey.map(String).join(' ');
  return (
    ownOutbox()
      ?.list()
      .filter((letter) => letter.mutationKey.join(' ') === key) ?? []
  );
}

/** Resolves once the ticks that an earlier page left are known. */
export const ticksKnown = (): Promise<void> => ownOutbox()?.ready ?? Promise.resolve();
