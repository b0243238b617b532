import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CalendarClock, ChevronDown, CirclePause, Folder, FolderOpen, Inbox, Layers } from 'lucide-react';
import { memo, useId } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { countOf, formatNumber } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { cardTitle } from '../card-labels.ts';
import { deckPath } from '../deck.ts';
import { DifficultyBadge } from '../difficulty.tsx';
import { dueWords, type GroupRow, isDue } from './rows.ts';

type CardItemProps = {
  card: Flashcard;
  today: StudyDay;
  isSelected: boolean;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
};

const shownTags = 2;

/** One card of the list. Thousands may stand in it: drawn again only when something in it changes. */
export const CardItem = memo(function CardItem({ card, today, isSelected, onSelect }: CardItemProps) {
  const titleId = useId();
  const title = cardTitle(card);
  const hidden = card.tags.length - shownTags;
  return (
    <article
      aria-labelledby={titleId}
      className={clsx(
        'relative flex items-start rounded-lg border lg:items-center transition-[border-color,background-color] hover:border-line-strong',
        isSelected ? 'border-cometa bg-cometa-soft' : 'border-line bg-surface',
      )}
    >
      <Checkbox
        label={`Selecionar: ${title}`}
        labelHidden
        checked={isSelected}
        onChange={({ target }) => onSelect([card.id], target.checked)}
        className="relative z-1 [&>label]:px-3 [&>label]:py-2.5"
      />
      <div className="grid min-w-0 flex-1 gap-1.5 py-2.5 pe-3 lg:flex lg:items-center lg:gap-4">
        <p id={titleId} className="line-clamp-2 min-w-0 break-words font-medium leading-6 lg:flex-1">
          <Link
            to="/flashcards/$cardId"
            params={{ cardId: card.id }}
            data-row-focus=""
            className="scroll-mt-32 outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-cometa focus-visible:after:-outline-offset-2"
          >
            {title}
          </Link>
        </p>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 lg:max-w-[64%] lg:flex-nowrap lg:justify-end">
          <SubjectTag name={card.subject} variant="plain" className="max-w-44" />
          <span className="inline-flex min-h-6 max-w-44 items-center gap-1 text-ink-muted text-xs">
            <Layers aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="truncate">{deckPath(card.deck).deck}</span>
          </span>
          {card.tags.slice(0, shownTags).map((tag) => (
            <Badge key={tag} className="max-w-36">{`#${tag}`}</Badge>
          ))}
          {hidden > 0 && <span className="shrink-0 text-ink-muted text-xs">+{hidden}</span>}
          <DifficultyBadge difficulty={card.difficulty} />
          <Badge
            tone={isDue(card, today) ? 'cometa' : 'neutral'}
            icon={card.suspended ? <CirclePause aria-hidden="true" /> : <CalendarClock aria-hidden="true" />}
          >
            {dueWords(card, today)}
          </Badge>
        </div>
      </div>
    </article>
  );
});

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
