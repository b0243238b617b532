import { CalendarDays, Circle, CircleDashed, Flag, ListOrdered } from 'lucide-react';
import type { CycleCard } from '#shared/contracts/study-cycles.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type CycleStatus, modeName, statusName, statusOf } from './cycle-labels.ts';

type StatusBadgeProps = { cycle: Pick<CycleCard, 'progress'> };

const looks = {
  todo: { tone: 'neutral', icon: Circle },
  doing: { tone: 'cometa', icon: CircleDashed },
  done: { tone: 'ok', icon: Flag },
} as const satisfies Record<CycleStatus, object>;

export function StatusBadge({ cycle }: StatusBadgeProps) {
  const status = statusOf(cycle);
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {statusName(status)}
    </Badge>
  );
}

type ModeBadgeProps = { mode: CycleCard['mode'] };

export function ModeBadge({ mode }: ModeBadgeProps) {
  const Icon = mode === 'calendar' ? CalendarDays : ListOrdered;
  return <Badge icon={<Icon aria-hidden="true" />}>{modeName(mode)}</Badge>;
}
