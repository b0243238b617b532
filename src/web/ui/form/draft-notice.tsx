import { History } from 'lucide-react';
import { Button } from '../button.tsx';

type DraftNoticeProps = { children: string; discardLabel: string; onDiscard: () => void };

export function DraftNotice({ children, discardLabel, onDiscard }: DraftNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-well px-3.5 py-2 text-sm"
    >
      <p className="flex min-w-0 items-center gap-2">
        <History aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
        {children}
      </p>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        {discardLabel}
      </Button>
    </div>
  );
}
