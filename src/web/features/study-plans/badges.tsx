import { CircleOff, ClockAlert, Flag, Globe } from 'lucide-react';
import type { StudyPlanCard } from '#shared/contracts/study-plans.ts';
import { difficultyNames } from '#web/lib/plan-names.ts';
import { Badge } from '#web/ui/badge.tsx';

type PlanBadgesProps = {
  plan: Pick<StudyPlanCard, 'difficulty' | 'isActive' | 'isDelayed' | 'isPublished' | 'progress'>;
};

export function PlanBadges({ plan }: PlanBadgesProps) {
  return (
    <>
      <Badge>{difficultyNames[plan.difficulty]}</Badge>
      {!plan.isActive && <Badge icon={<CircleOff aria-hidden="true" />}>Inativo</Badge>}
      {plan.isDelayed && (
        <Badge tone="warn" icon={<ClockAlert aria-hidden="true" />}>
          Atrasado
        </Badge>
      )}
      {plan.progress === 100 && (
        <Badge tone="ok" icon={<Flag aria-hidden="true" />}>
          Concluído
        </Badge>
      )}
      {plan.isPublished && (
        <Badge tone="cometa" icon={<Globe aria-hidden="true" />}>
          Publicado
        </Badge>
      )}
    </>
  );
}
