import type { AccountSession } from '#shared/contracts/rights.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

interface SessionItemProps {
  session: AccountSession;
  busy: boolean;
  onEnd: () => void;
}

export function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device} {isCurrent && <Badge tone="cometa">este aparelho</Badge>}
        </p>
        <p className="text-ink-muted text-sm tabular-nums">
          Usada em {formatDate(lastUsedAt)} às {formatTime(lastUsedAt)} · aberta em {formatDate(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" busy={busy} onClick={onEnd} aria-label={`Encerrar a sessão de ${device}`}>
          Encerrar
        </Button>
      )}
    </li>
  );
}
