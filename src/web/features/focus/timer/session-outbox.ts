import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useDelayed } from '#web/lib/hooks/use-debounced.ts';
import { today } from '#web/lib/today.ts';
import { createOutbox, type Outbox } from '#web/sync/outbox.ts';
import type { NewSession } from './timer-machine.ts';

// Only what is read here is looked at: a session of an earlier version is the server's to judge.
const sessionSchema = z.custom<NewSession>((value) => {
  const { id, startTime, durationMinutes } = Object(value);
  return typeof id === 'string' && typeof startTime === 'string' && typeof durationMinutes === 'number';
});

const letterSchema = z.object({
  /** The session's own id: kept twice, it waits once. */
  op: z.string(),
  attempted: z.boolean(),
  session: sessionSchema,
  /** Why the server did not take it; null while it has not judged it. */
  refusal: z.string().nullable(),
});
export type SessionMessage = z.output<typeof letterSchema>;

/** What waits, for the student. */
interface Unsent {
  count: number;
  /** Minutes of study that began today. */
  minutesToday: number;
  /** Why the server refused one. */
  refusal: string | null;
}

interface SessionOutbox extends Omit<Outbox<SessionMessage>, 'put'> {
  userId: string;
  add(session: NewSession): void;
  /** Keeps a session that the server refused, without sending it again while the page is open. */
  refuse(message: SessionMessage, reason: string): void;
  /** Refused sessions may be sent again (true), or are given up. */
  settleRefused(again: boolean): void;
  /** The same object until something changes. */
  unsent(): Unsent;
}

const outboxes = new Map<string, SessionOutbox>();

const sessionPrefix = (userId: string): string => `focusOutbox.${userId}.`;

/** The sessions of a student that this browser has still to send; kept until the server has them. */
export function sessionOutboxOf(userId: string): SessionOutbox {
  const outbox = outboxes.get(userId) ?? openOutbox(userId);
  outboxes.set(userId, outbox);
  return outbox;
}

function openOutbox(userId: string): SessionOutbox {
  const { put, ...box } = createOutbox(
    sessionPrefix(userId),
    (stored) => letterSchema.safeParse(stored).data,
  );
  let known: Unsent | null = null;
  box.subscribe(() => {
    known = null;
  });
  const refused = () => box.list().filter(({ refusal }) => refusal !== null);
  return {
    ...box,
    userId,
    add: (session) => put({ op: session.id, attempted: false, session, refusal: null }),
    refuse: (message, refusal) => put({ ...message, refusal }),
    settleRefused: (again) => {
      for (const message of refused()) {
        if (again) put({ ...message, refusal: null });
        else void box.remove(message);
      }
    },
    unsent: () => {
      known ??= summaryOf(box.list());
      return known;
    },
  };
}

function summaryOf(messages: SessionMessage[]): Unsent {
  const day = today();
  const ofToday = messages.filter(({ session }) => today(new Date(session.startTime)) === day);
  return {
    count: messages.length,
    minutesToday: ofToday.reduce((sum, { session }) => sum + session.durationMinutes, 0),
    refusal: messages.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  };
}

export interface WaitingSessions extends Unsent {
  /** How many wait, once they have for a while. */
  lasting: number;
  /** Tries what the server refused once more (true), or gives it up. */
  settleRefused: (again: boolean) => void;
}

/** The student's sessions that are still to be sent. */
export function useUnsent(userId: string): WaitingSessions {
  const { subscribe, unsent, settleRefused } = sessionOutboxOf(userId);
  const waiting = useSyncExternalStore(subscribe, unsent);
  return { ...waiting, lasting: useDelayed(waiting.count), settleRefused };
}
