import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToast } from '#web/ui/use-toast.ts';
import { storedLetters } from '../stored-letters.ts';

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
    const send = () => {
      clearTimeout(again);
      if (!navigator.onLine || storedLetters(userId).length === 0) return;
      import('../answer-sending.ts').then(
        ({ startSending }) => startSending(userId, client, toast),
        // The connection went again, or has only just come: no further moment need come by itself.
        () => {
          again = setTimeout(send, retryMs);
        },
      );
    };
    send();
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
