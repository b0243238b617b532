import { CloudUpload } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { countOf } from '#shared/rules/text/format.ts';
import { useDelayed } from '#web/lib/hooks/use-debounced.ts';
import { Badge } from '#web/ui/badge.tsx';
import { outboxOf } from './answer-outbox.ts';

/** Says how many of the student's answers the server has still to be told, once they have waited for a while. */
export function WaitingBadge({ userId }: { userId: string }) {
  const outbox = outboxOf(userId);
  const count = useDelayed(useSyncExternalStore(outbox.subscribe, outbox.count));
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
