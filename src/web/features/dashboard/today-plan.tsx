import { Link, type LinkProps } from '@tanstack/react-router';
import {
  CalendarClock,
  ChevronRight,
  History,
  Layers,
  type LucideIcon,
  Orbit,
  Route,
  TrendingDown,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Dashboard, TodayItem } from '#shared/contracts/dashboard.ts';
import { countdown } from '#web/domain/exam-labels.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { countOf, formatMinutes } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FewFirst } from './few-first.tsx';

type TodayPlanProps = {
  plan: Dashboard['plan'];
  /** Flashcards. */
  due: number;
};

/** What to study now, in order, with the reason for each; it fits the day's hours. */
export function TodayPlan({ plan, due }: TodayPlanProps) {
  const { items, exam } = plan;
  const rest = planRest(plan, due);
  return (
    <Card title="Plano de hoje" description={planIntroduction(plan)}>
      {exam && (
        <p className="mb-3 flex items-start gap-2 rounded-md bg-well px-3 py-2 text-sm">
          <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            {`${countdown(exam.daysLeft)}: `}
            <AddressLink href={exam.href} className="link pointer-coarse:py-2.5">
              {exam.title}
            </AddressLink>
          </span>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState compact title={rest ?? 'Nada espera por você hoje.'} />
      ) : (
        <>
          <FewFirst items={items} few={6}>
            {(shown) => (
              <ol className="-mx-2 grid">
                {shown.map((item) => (
                  <PlanItem key={item.id} item={item} />
                ))}
              </ol>
            )}
          </FewFirst>
          {rest && <p className="mt-3 text-ink-muted text-sm">{rest}</p>}
        </>
      )}
    </Card>
  );
}

const icons: Record<TodayItem['kind'], LucideIcon> = {
  cards: Layers,
  block: Orbit,
  revision: History,
  activity: Route,
  'weak-topic': TrendingDown,
};

/** One thing to study: where it leads, why it is there and what it takes. */
function PlanItem({ item: { kind, title, reason, minutes, href, subject } }: { item: TodayItem }) {
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

type AddressLinkProps = {
  /** An address of this client as the server writes it: path, search and hash. */
  href: string;
  className?: string;
  children: ReactNode;
};

function AddressLink({ href, className, children }: AddressLinkProps) {
  const { pathname, searchParams, hash } = new URL(href, location.origin);
  // Only the server knows where it leads, so the routes cannot check it.
  const to = { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) } as LinkProps;
  return (
    <Link {...to} className={className}>
      {children}
    </Link>
  );
}

type Plan = Dashboard['plan'];

/** What the list is made to fit. What was studied is said once, among the statistics. */
function planIntroduction({ items, minutesToday, minutesDone }: Plan): string {
  if (minutesToday === null) return 'O que estudar agora, em ordem.';
  if (minutesToday === 0)
    return items.length > 0
      ? 'Hoje é um dia livre nos seus planos e ciclos: só os flashcards não esperam.'
      : 'Hoje é um dia livre nos seus planos e ciclos.';
  const hours = `Em ordem, dentro das suas ${formatMinutes(minutesToday)} de hoje.`;
  const isUnderWay = minutesDone > 0 && minutesDone < minutesToday;
  return isUnderWay ? `${hours} Ainda cabem ${formatMinutes(minutesToday - minutesDone)}.` : hours;
}

const things = (count: number) => countOf(count, 'item', 'itens');

/** What does not stand on the list, and why, of `due` flashcards too; null when everything does. */
function planRest({ items, minutesToday, minutesDone, leftOut }: Plan, due: number): string | null {
  // The day's limits are used up.
  if (leftOut === 0 && items.length === 0 && due > 0)
    return `${countOf(due, 'flashcard espera', 'flashcards esperam')} por revisão.`;
  if (leftOut === 0) return null;
  const waits = leftOut === 1 ? 'espera' : 'esperam';
  if (minutesToday === null) return `Mais ${things(leftOut)} depois destes.`;
  if (minutesToday === 0) return `${things(leftOut)} ${waits} pelos próximos dias.`;
  if (items.length === 0 && minutesDone >= minutesToday)
    return `Você cumpriu o tempo de hoje. ${things(leftOut)} ${waits} pelos próximos dias.`;
  return `Mais ${things(leftOut)} não ${leftOut === 1 ? 'cabe' : 'cabem'} no tempo de hoje.`;
}
