import type { CycleCard as Cycle } from '#shared/contracts/study-cycles.ts';
import { useToday } from '#web/lib/use-today.ts';
import { CycleCard } from '../list/cycle-card.tsx';

export const cycleGridClass = 'grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] sm:gap-4';

type CycleGridProps = { cycles: readonly Cycle[] };

export function CycleGrid({ cycles }: CycleGridProps) {
  const today = useToday();
  return (
    <ul className={cycleGridClass}>
      {cycles.map((cycle) => (
        <li key={cycle.id} className="min-w-0">
          <CycleCard cycle={cycle} today={today} />
        </li>
      ))}
    </ul>
  );
}
