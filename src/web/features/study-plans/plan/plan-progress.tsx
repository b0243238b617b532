import { Link } from '@tanstack/react-router';
import { CalendarCheck } from 'lucide-react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { countOf } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/orbit-ring.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ExpiryNote } from '../expiry-note.tsx';
import { countDone } from '../tick.ts';
import { activitiesOn } from './calendar.ts';

type PlanProgressProps = { plan: StudyPlan; today: StudyDay };

export function PlanProgress({ plan, today }: PlanProgressProps) {
  const { activities, topics } = countDone(plan);
  const left = activitiesOn(plan.weeks, today).filter(({ completed }) => !completed).length;
  const tone = plan.progress === 100 ? 'ok' : 'subject';
  return (
    <section
      aria-label="Progresso"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <OrbitRing size="md" value={plan.progress} label="Progresso do plano" tone={tone}>
        {`${plan.progress}%`}
      </OrbitRing>
      <div className="grid min-w-0 flex-1 basis-44 gap-2">
        <ProgressBar label="Progresso geral" value={plan.progress} tone={tone} />
        <p role="status" className="flex flex-wrap gap-x-4 text-ink-muted text-sm tabular-nums">
          {activities.total > 0 && (
            <span>{`${activities.done} de ${countOf(activities.total, 'atividade', 'atividades')}`}</span>
          )}
          <span>{`${topics.done} de ${countOf(topics.total, 'tópico', 'tópicos')}`}</span>
        </p>
        {plan.expiresAt && <ExpiryNote expiresAt={plan.expiresAt} />}
      </div>
      {left > 0 && (
        <Button
          variant="main"
          icon={<CalendarCheck aria-hidden="true" />}
          className="max-sm:w-full"
          render={
            <Link
              to="/study-plans/$planId"
              params={{ planId: plan.id }}
              search={{ tab: 'schedule' }}
              hash="hoje"
              activeOptions={{ includeHash: true }}
              replace
              resetScroll={false}
            />
          }
        >
          {`Hoje: ${countOf(left, 'atividade', 'atividades')}`}
        </Button>
      )}
    </section>
  );
}
