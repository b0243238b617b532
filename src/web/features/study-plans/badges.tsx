import { CircleOff, ClockAlert, Flag, Globe, Hourglass } from 'lucide-react';
import type { StudyPlanCard } from '#shared/contracts/study-plans.ts';
import { formatMinutes } from '#shared/rules/text/format.ts';
import { difficultyNames } from '#web/domain/plan-names.ts';
import { useMinutesLeft } from '#web/lib/hooks/use-time-left.ts';
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

type ExpiryNoteProps = { expiresAt: string };

/** How long a test account's plan still lives. */
export function ExpiryNote({ expiresAt }: ExpiryNoteProps) {
  const left = useMinutesLeft(expiresAt);
  return (
    <p className="flex items-center gap-1.5 text-sm text-warn">
      <Hourglass aria-hidden="true" className="size-4 shrink-0" />
      {left > 0 ? `Expira em ${formatMinutes(left)}` : 'Expirado'}
    </p>
  );
}
