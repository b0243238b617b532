import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { countdown } from '#web/lib/exam-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { planIntroduction, planRest } from '../plan-words.ts';
import { AddressLink } from './address-link.tsx';
import { PlanItem } from './plan-item.tsx';

type TodayPlanProps = { plan: Dashboard['plan'] };

/** So many are seen at a glance. */
const few = 6;

/** What to study now, in order, with the reason for each; it fits the day's hours. */
export function TodayPlan({ plan }: TodayPlanProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { items, exam } = plan;
  const hidden = isWhole ? 0 : Math.max(0, items.length - few);
  const rest = planRest(plan);
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
          <ol className="-mx-2 grid">
            {items.slice(0, items.length - hidden).map((item) => (
              <PlanItem key={item.id} item={item} />
            ))}
          </ol>
          {hidden > 0 && (
            <Button size="sm" variant="quiet" className="-ms-3 mt-1" onClick={() => setIsWhole(true)}>
              {`Mostrar mais ${hidden}`}
            </Button>
          )}
          {rest && <p className="mt-3 text-ink-muted text-sm">{rest}</p>}
        </>
      )}
    </Card>
  );
}
