import { CloudUpload } from 'lucide-react';
import { countOf } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useOutbox } from './use-outbox.ts';

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
