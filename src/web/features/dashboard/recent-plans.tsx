import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type RecentPlansProps = { plans: Dashboard['recentPlans'] };

export function RecentPlans({ plans }: RecentPlansProps) {
  return (
    <Card
      title="Planos de Estudo Recentes"
      actions={
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" className="max-sm:hidden" />}
          render={<Link to="/study-plans/create" />}
        >
          Novo Plano
        </Button>
      }
    >
      {plans.length === 0 ? (
        <EmptyState
          compact
          title="Você ainda não tem planos de estudo."
          action={
            <Button size="sm" render={<Link to="/study-plans/create" />}>
              Criar Plano de Estudos
            </Button>
          }
        />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {plans.map((plan) => (
            <RecentPlan key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RecentPlan({ plan: { id, title, subject, progress } }: { plan: Dashboard['recentPlans'][number] }) {
  const titleId = useId();
  return (
    <li style={subjectStyle(subject)} className="subject grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-start gap-3">
        <h3 id={titleId} className="line-clamp-2 min-w-0 flex-1 self-center break-words text-base">
          {title}
        </h3>
        <Button
          size="sm"
          variant="quiet"
          className="-me-3 shrink-0"
          render={<Link to="/study-plans/$planId" params={{ planId: id }} aria-describedby={titleId} />}
        >
          Ver Detalhes
        </Button>
      </div>
      <div className="flex items-center gap-3">
        <SubjectTag name={subject} variant="plain" className="max-w-1/2 shrink-0" />
        <ProgressBar
          label={`Progresso de ${title}`}
          labelHidden
          value={progress}
          tone={progress === 100 ? 'ok' : 'subject'}
          className="flex-1"
        />
        <span aria-hidden="true" className="w-10 text-end text-ink-muted text-sm tabular-nums">
          {progress}%
        </span>
      </div>
    </li>
  );
}
