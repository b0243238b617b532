import { clsx } from 'clsx';
import { ChevronDown, Folder, FolderOpen, Inbox, Layers } from 'lucide-react';
import { countOf, formatNumber } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { GroupRow } from './rows.ts';

type GroupHeadingProps = { group: GroupRow; onToggle: (key: string) => void };

const iconOf = ({ kind, isOpen }: GroupRow) => {
  if (kind === 'deck') return Layers;
  if (kind === 'root') return Inbox;
  return isOpen ? FolderOpen : Folder;
};

export function GroupHeading({ group, onToggle }: GroupHeadingProps) {
  const { kind, key, name, count, due, isOpen } = group;
  const Icon = iconOf(group);
  const isDeck = kind === 'deck';
  const Heading = isDeck ? 'h3' : 'h2';
  return (
    <div className="flex items-center gap-2 pe-1">
      <Heading className="min-w-0 flex-1 font-sans tracking-normal">
        <button
          type="button"
          data-row-focus=""
          aria-expanded={isOpen}
          onClick={() => onToggle(key)}
          className={clsx(
            'flex min-h-11 w-full scroll-mt-32 items-center gap-2 rounded-md text-start hover:bg-well focus-visible:-outline-offset-2',
            isDeck ? 'ps-3 font-medium text-ink-muted text-sm' : 'ps-1 font-semibold text-base',
          )}
        >
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-4.5 shrink-0 text-ink-muted transition-[rotate]', !isOpen && '-rotate-90')}
          />
          <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
          <span className="line-clamp-2 min-w-0 break-words leading-snug">{name}</span>
          <span className="shrink-0 font-normal text-ink-muted text-sm tabular-nums">
            <span aria-hidden="true">{formatNumber(count)}</span>
            <span className="sr-only">, {countOf(count, 'flashcard', 'flashcards')}</span>
          </span>
        </button>
      </Heading>
      {due > 0 && <Badge tone="cometa">{`${formatNumber(due)} para hoje`}</Badge>}
    </div>
  );
}
