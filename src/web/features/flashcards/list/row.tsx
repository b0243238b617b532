import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown, Folder, FolderOpen, Inbox, Layers } from 'lucide-react';
import { type ComponentType, lazy, memo, Suspense, useId } from 'react';
import { type Flashcard, flashcardLimits } from '#shared/contracts/flashcards.ts';
import { hasMath } from '#shared/markdown/split-math.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { plainText } from '#web/ui/rich-text/plain-text.ts';
import { cardTitle, hasOwnAnswer } from '../card-labels.ts';
import { deckText } from '../deck.ts';
import { dueWords, type GroupRow, isDue } from './rows.ts';

type CardItemProps = {
  card: Flashcard;
  today: StudyDay;
  /** Whether it stands under its deck's name. */
  isFiled: boolean;
  /** Undefined while nothing is being selected. */
  isSelected: boolean | undefined;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
};

const shownTags = 2;

type Drawn = ComponentType<{ inline: true; cloze: 'hidden'; text: string }>;

/** Few lists have formulas; where what draws them can't be loaded, they are read as text. */
const RichText = lazy(
  (): Promise<{ default: Drawn }> =>
    import('#web/ui/rich-text/rich-text.tsx').then(
      (module) => ({ default: module.RichText }),
      () => ({ default: ({ text }) => plainText(text, 'hidden') }),
    ),
);

/** One card of the list. Thousands may stand in it: drawn again only when something in it changes. */
export const CardItem = memo(function CardItem({
  card,
  today,
  isFiled,
  isSelected,
  onSelect,
}: CardItemProps) {
  const titleId = useId();
  const title = cardTitle(card);
  const front = card.question.trim() === '' ? card.answer : card.question;
  const hasFormula = hasMath(front);
  const answer = answerLine(card);
  const hidden = card.tags.length - shownTags;
  return (
    <article
      aria-labelledby={titleId}
      className={clsx(
        'relative flex min-h-17 items-center rounded-lg border transition-[border-color,background-color] hover:border-line-strong',
        isSelected ? 'border-cometa bg-cometa-soft' : 'border-line bg-surface',
      )}
    >
      {isSelected !== undefined && (
        <Checkbox
          label={`Selecionar: ${title}`}
          labelHidden
          checked={isSelected}
          onChange={({ target }) => onSelect([card.id], target.checked)}
          className="relative z-1 -me-3 [&>label]:px-3 [&>label]:py-2.5"
        />
      )}
      <div className="min-w-0 flex-1 py-2.5 ps-3">
        <p id={titleId} className="line-clamp-2 break-words font-medium leading-6">
          <Link
            to="/flashcards/$cardId"
            params={{ cardId: card.id }}
            data-row-focus=""
            aria-label={hasFormula ? title : undefined}
            className="scroll-mt-32 outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-cometa focus-visible:after:-outline-offset-2"
          >
            {hasFormula ? (
              <Suspense fallback={title}>
                <RichText inline cloze="hidden" text={front} />
              </Suspense>
            ) : (
              title
            )}
          </Link>
        </p>
        <p className="flex min-w-0 items-center gap-x-2 text-ink-muted text-sm">
          {!isFiled && <SubjectTag name={card.subject} variant="plain" className="max-w-[45%] shrink-0" />}
          {!isFiled && card.deck !== flashcardLimits.defaultDeck && (
            <span className="max-w-[30%] shrink-0 truncate">{deckText(card.deck)}</span>
          )}
          <span className="min-w-0 truncate">{answer}</span>
          {card.tags.length > 0 && (
            <span className="max-w-[40%] shrink-0 truncate text-xs">
              {card.tags.slice(0, shownTags).map((tag) => `#${tag} `)}
              {hidden > 0 && `+${hidden}`}
            </span>
          )}
        </p>
      </div>
      <p
        className={clsx(
          'w-22 shrink-0 px-3 text-end text-xs tabular-nums sm:w-28',
          isDue(card, today) ? 'font-semibold text-cometa' : 'text-ink-muted',
        )}
      >
        {dueWords(card, today)}
      </p>
    </article>
  );
});

/** What the back says in a line, unless the title says it or hides it. */
const answerLine = (card: Flashcard): string =>
  card.question.trim() !== '' && hasOwnAnswer(card) ? plainText(card.answer, 'hidden') : '';

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
          <span className="line-clamp-2 min-w-0 break-words leading-snug">
            {isDeck ? deckText(name) : name}
          </span>
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
