import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type SyncedOutbox, startSync } from '#web/sync/start.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';

/** Sends what waits for the student, on whatever screen. */
export function Sync({ userId }: { userId: string }) {
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => startSync(userId, syncedOutboxes, { client, toast }), [userId, client, toast]);
  return null;
}

/** Everything that waits for a connection. */
const syncedOutboxes: readonly SyncedOutbox[] = [
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
