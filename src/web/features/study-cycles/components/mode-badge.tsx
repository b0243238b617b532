import { CalendarDays, ListOrdered } from 'lucide-react';
import type { CycleCard } from '#shared/contracts/study-cycles.ts';
import { Badge } from '#web/ui/badge.tsx';
import { modeName } from '../cycle-labels.ts';

type ModeBadgeProps = { mode: CycleCard['mode'] };

export function ModeBadge({ mode }: ModeBadgeProps) {
  const Icon = mode === 'calendar' ? CalendarDays : ListOrdered;
  return <Badge icon={<Icon aria-hidden="true" />}>{modeName(mode)}</Badge>;
}
