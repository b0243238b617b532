import { CalendarClock } from 'lucide-react';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { countdown } from '#web/lib/exam-words.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AddressLink } from './address-link.tsx';
import { FewFirst } from './few-first.tsx';
import { PlanItem } from './plan-item.tsx';
import { planIntroduction, planRest } from './plan-labels.ts';

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
