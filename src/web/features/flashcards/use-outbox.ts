import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLasting } from '#web/lib/use-lasting.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { outboxOf } from './answer-outbox.ts';
import { startSending } from './answer-sending.ts';

/** Sends the student's answers as they are given; answers how many wait, once they have for a while. */
export function useOutbox(userId: string): number {
  const client = useQueryClient();
  const toast = useToast();
  const outbox = outboxOf(userId);
  useEffect(() => startSending(userId, client, toast), [userId, client, toast]);
  return useLasting(useSyncExternalStore(outbox.subscribe, outbox.count));
}
