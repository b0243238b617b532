import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { outboxPrefix } from './outbox-prefix.ts';

const retryMs = 5000;

/**
 * Sends answers that were left in this browser, on whatever page the student comes back to, once there is a connection.
 * What sends them is loaded only when there are any.
 */
export function LeftAnswers({ userId }: { userId: string }) {
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      clearTimeout(again);
      if (!navigator.onLine) return;
      try {
        const { outboxReady, messagesUnder } = await import('#web/sync/outbox-store.ts');
        await outboxReady;
        if (messagesUnder(outboxPrefix(userId)).length === 0) return;
        const { startSending } = await import('./answer-sending.ts');
        startSending(userId, client, toast);
      } catch {
        // The connection went again, or has only just come: no further moment need come by itself.
        again = setTimeout(send, retryMs);
      }
    };
    void send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearTimeout(again);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [userId, client, toast]);
  return null;
}
