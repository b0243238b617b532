import type { StudyPlanCard } from '#shared/contracts/study-plans.ts';
import { PlanCard } from './card.tsx';

export const planGridClass = 'grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] sm:gap-4';

type PlanGridProps = { plans: readonly StudyPlanCard[] };

export function PlanGrid({ plans }: PlanGridProps) {
  return (
    <ul className={planGridClass}>
      {plans.map((plan) => (
        <li key={plan.id} className="min-w-0">
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}
