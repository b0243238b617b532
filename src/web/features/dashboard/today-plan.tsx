import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown, Library, TrendingDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { TodayItem } from '#shared/contracts/dashboard.ts';
import { countOf, formatMinutes, shortDay } from '#shared/rules/text/format.ts';
import { FewFirst } from '#web/domain/few-first.tsx';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { type FocusTarget, startFocus } from '#web/lib/focus-target.ts';
import { useMedia } from '#web/lib/hooks/use-media.ts';
import { Button } from '#web/ui/button.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { StartButton } from './start-button.tsx';
import type { TodayRow } from './today-rows.ts';

/** Under a finger, each row brings the space around it. */
export const rowsClass = 'grid gap-2.5 pointer-coarse:gap-0';
/** What a row says of its thing: one line on a phone. */
export const hintClass = 'block break-words max-sm:line-clamp-1';

type PlanListProps = {
  /** Drawn large, before the rows. */
  now: TodayItem | null;
  rows: readonly TodayRow[];
  onTick: (item: TodayItem) => void;
};

/** What to study, in order: each thing is ticked, or studied with the timer. */
export function PlanList({ now, rows, onTick }: PlanListProps) {
  const isPhone = useMedia('(width < 40rem)', false);
  const late = rows.filter(({ kind }) => kind === 'late');
  const drawn = (row: TodayRow) =>
    row.kind === 'one' ? (
      <PlanItem key={row.key} item={row.item} onTick={onTick} />
    ) : (
      <FoldedRow key={row.key} row={row} onTick={onTick} />
    );
  return (
    <div className={rowsClass}>
      <FewFirst items={rows.filter(({ kind }) => kind !== 'late')} few={isPhone ? 2 : 4}>
        {(shown) => (
          <ol className={rowsClass}>
            {now && <PlanItem item={now} isNow onTick={onTick} />}
            {shown.map(drawn)}
          </ol>
        )}
      </FewFirst>
      {late.length > 0 && <ol className={rowsClass}>{late.map(drawn)}</ol>}
    </div>
  );
}

type PlanItemProps = { item: TodayItem; isNow?: boolean; onTick: (item: TodayItem) => void };

function PlanItem({ item, isNow = false, onTick }: PlanItemProps) {
  const { kind, title, reason, minutes, href, subject, lesson, target } = item;
  const hint = (
    <AddressLink href={href} className={clsx(hintClass, 'hover:underline pointer-coarse:py-0.5')}>
      <span className="tabular-nums">{formatMinutes(minutes)}</span>
      {` · ${reason}`}
      {subject && subject !== title && ` · ${subject}`}
    </AddressLink>
  );
  return (
    <li style={subjectStyle(subject ?? title)} className="subject flex flex-wrap items-start gap-2">
      <span aria-hidden="true" data-fill="" className="mt-1 h-9 w-1 shrink-0 rounded-full bg-subject-mark" />
      {target ? (
        <TickBox
          name={<span className="max-sm:line-clamp-2">{title}</span>}
          completed={false}
          onTick={() => onTick(item)}
          className="min-w-0 flex-1"
          hint={hint}
        />
      ) : (
        <div className="flex min-w-0 flex-1 gap-2.5">
          {kind === 'weak-topic' && (
            <TrendingDown aria-hidden="true" className="mx-0.5 mt-0.5 size-5 shrink-0 text-warn" />
          )}
          <div className="grid min-w-0 gap-1">
            <span className="break-words leading-6">{title}</span>
            <div className="text-ink-muted text-sm">{hint}</div>
          </div>
        </div>
      )}
      {lesson && (
        <AddressLink
          href={`/library/${lesson.subject}/${lesson.lesson}`}
          className="p-1.5 pointer-coarse:p-3"
        >
          <Library aria-label={`Ler a lição: ${title}`} className="size-5" />
        </AddressLink>
      )}
      <StartButton name={title} isNow={isNow} onStart={() => startFocus(focusOf(item))} />
    </li>
  );
}

type FoldedRowProps = {
  row: Exclude<TodayRow, { kind: 'one' }>;
  onTick: (item: TodayItem) => void;
};

/** Several things of one plan: opened to tick them one by one. */
function FoldedRow({ row, onTick }: FoldedRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const [first] = row.items;
  const isLate = row.kind === 'late';
  // Of what is late, something can be begun even when none of it fits today.
  const start = first ?? (isLate ? row.late.next : null);
  const title = isLate
    ? countOf(row.late.count, 'atividade atrasada', 'atividades atrasadas')
    : countOf(row.items.length, 'revisão', 'revisões');
  const minutes = formatMinutes(isLate ? row.late.minutes : row.minutes);
  const about = isLate ? `desde ${shortDay(row.late.since)} · ${row.late.title}` : first?.owner?.title;
  const text = (
    <span className="min-w-0">
      <span className="block leading-6">{`${title} · ${minutes}`}</span>
      <span className={clsx(hintClass, 'font-normal text-ink-muted text-sm')}>{about}</span>
    </span>
  );
  return (
    <li
      style={first?.subject ? subjectStyle(first.subject) : undefined}
      className={clsx('flex flex-wrap items-start gap-2', first?.subject && 'subject')}
    >
      <span
        aria-hidden="true"
        data-fill=""
        className={clsx(
          'mt-1 h-9 w-1 shrink-0 rounded-full',
          first?.subject ? 'bg-subject-mark' : 'bg-line-strong',
        )}
      />
      {first ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-start gap-2.5 rounded-md text-start"
        >
          <ChevronDown
            aria-hidden="true"
            className={clsx(
              'mx-0.5 mt-0.5 size-5 shrink-0 text-ink-muted transition-[rotate]',
              !isOpen && '-rotate-90',
            )}
          />
          {text}
        </button>
      ) : (
        <div className="flex min-w-0 flex-1 ps-8.5">{text}</div>
      )}
      {isLate && (
        <div className="max-sm:order-1 max-sm:basis-full max-sm:ps-11.5">
          <Button
            size="sm"
            render={
              <Link
                to="/study-plans/$planId"
                params={{ planId: row.late.planId }}
                search={{ replan: true }}
                aria-label={`Recomeçar ${row.late.title}`}
              />
            }
          >
            Recomeçar
          </Button>
        </div>
      )}
      {start && <StartButton name={start.title} onStart={() => startFocus(focusOf(start))} />}
      {isOpen && (
        <ol id={listId} className="order-2 grid w-full gap-2.5 ps-4 sm:ps-8">
          {row.items.map((item) => (
            <PlanItem key={item.id} item={item} onTick={onTick} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** What the timer runs for: an activity or a block, else the subject. */
export function focusOf({ target, title, subject, owner }: TodayItem): FocusTarget {
  const of = { subject: subject ?? title, label: target?.kind === 'block' ? (owner?.title ?? title) : title };
  if (target?.kind === 'activity' || target?.kind === 'block') return { ...target, ...of };
  return { kind: 'subject', subject: of.subject };
}

type AddressLinkProps = {
  /** An address of this client as the server writes it: path, search and hash. */
  href: string;
  className?: string;
  children: ReactNode;
};

export function AddressLink({ href, className, children }: AddressLinkProps) {
  const { pathname, searchParams, hash } = new URL(href, location.origin);
  // Only the server knows where it leads, so the routes cannot check it.
  const to = { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) } as LinkProps;
  return (
    <Link {...to} className={className}>
      {children}
    </Link>
  );
}
