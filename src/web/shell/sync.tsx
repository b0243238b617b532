import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startSync } from '#web/sync/start.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { syncedOutboxes } from './synced-outboxes.ts';

/** Sends what waits for the student, on whatever screen. */
export function Sync({ userId }: { userId: string }) {
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => startSync(userId, syncedOutboxes, { client, toast }), [userId, client, toast]);
  return null;
}
