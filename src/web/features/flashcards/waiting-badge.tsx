import { useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { countOf } from '#web/lib/format.ts';
import { useDelayed } from '#web/lib/hooks/use-delayed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { outboxOf } from './answer-outbox.ts';
import { startSending } from './answer-sending.ts';

/** Sends the student's answers as they are given, and says how many the server has still to be told. */
export function WaitingBadge({ userId }: { userId: string }) {
  const count = useOutbox(userId);
  return (
    <span role="status" className="inline-flex min-w-0">
      {count > 0 && (
        <Badge icon={<CloudUpload aria-hidden="true" />}>
          {countOf(count, 'resposta', 'respostas')} por enviar
        </Badge>
      )}
    </span>
  );
}

/** Sends the student's answers as they are given; answers how many wait, once they have for a while. */
function useOutbox(userId: string): number {
  const client = useQueryClient();
  const toast = useToast();
  const outbox = outboxOf(userId);
  useEffect(() => startSending(userId, client, toast), [userId, client, toast]);
  return useDelayed(useSyncExternalStore(outbox.subscribe, outbox.count));
}
