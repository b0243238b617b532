import { ChevronRight, History, Layers, type LucideIcon, Orbit, Route, TrendingDown } from 'lucide-react';
import type { TodayItem } from '#shared/contracts/dashboard.ts';
import { formatMinutes } from '#web/lib/format.ts';
import { subjectStyle } from '#web/ui/subject-style.ts';
import { AddressLink } from './address-link.tsx';

const icons: Record<TodayItem['kind'], LucideIcon> = {
  cards: Layers,
  block: Orbit,
  revision: History,
  activity: Route,
  'weak-topic': TrendingDown,
};

/** One thing to study: where it leads, why it is there and what it takes. */
export function PlanItem({ item: { kind, title, reason, minutes, href, subject } }: { item: TodayItem }) {
  const Icon = icons[kind];
  return (
    <li style={subject ? subjectStyle(subject) : undefined} className={subject ? 'subject' : undefined}>
      <AddressLink
        href={href}
        className="flex items-center gap-3 rounded-md px-2 py-2 transition-colors hover:bg-well"
      >
        <span
          aria-hidden="true"
          className={
            subject
              ? 'grid size-9 shrink-0 place-items-center rounded-md bg-subject-soft text-subject'
              : 'grid size-9 shrink-0 place-items-center rounded-md bg-cometa-soft text-cometa'
          }
        >
          <Icon className="size-5" />
        </span>
        <span className="min-w-0 flex-1 break-words">
          <span className="line-clamp-3 font-medium">{title}</span>{' '}
          <span className="block text-ink-muted text-sm">
            {reason}
            {subject && subject !== title && ` · ${subject}`}
          </span>
        </span>{' '}
        <span className="shrink-0 text-ink-muted text-sm tabular-nums">{formatMinutes(minutes)}</span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted max-sm:hidden" />
      </AddressLink>
    </li>
  );
}
