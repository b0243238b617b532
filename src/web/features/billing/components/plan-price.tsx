import { type Tier, tierLimits } from '#shared/rules/tiers.ts';
import { formatCents } from '#web/lib/format.ts';

export function PlanPrice({ tier }: { tier: Tier }) {
  const { priceCents } = tierLimits[tier];
  return (
    <span className="font-display font-semibold text-xl tabular-nums">
      {formatCents(priceCents)}
      {priceCents > 0 && <span className="font-normal font-sans text-ink-muted text-sm"> por mês</span>}
    </span>
  );
}
