import { useSyncExternalStore } from 'react';
import { useLasting } from '#web/lib/use-lasting.ts';
import { sessionOutboxOf, type Unsent } from './timer/session-outbox.ts';

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
  return { ...waiting, lasting: useLasting(waiting.count), settleRefused };
}
