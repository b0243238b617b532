import { CloudUpload } from 'lucide-react';
import { countOf } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Answers that the server has still to be told. */
export function WaitingBadge({ count }: { count: number }) {
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
