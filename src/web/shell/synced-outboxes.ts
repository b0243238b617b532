import type { SyncedOutbox } from '#web/sync/start.ts';

/** Everything that waits for a connection. */
export const syncedOutboxes: readonly SyncedOutbox[] = [
  {
    name: 'flashcardOutbox',
    load: async () => (await import('#web/features/flashcards/answer-sending.ts')).openAnswerSender,
  },
  {
    name: 'focusOutbox',
    load: async () => (await import('#web/features/focus/timer/session-sending.ts')).openSessionSender,
  },
  { name: 'tickOutbox', load: async () => (await import('./offline/tick-sending.ts')).openTickSender },
];
