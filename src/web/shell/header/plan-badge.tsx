import type { Tier } from '#shared/rules/tiers.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { Badge } from '#web/ui/badge.tsx';

const tones = { free: 'neutral', basic: 'cometa', premium: 'sol' } as const;

export function PlanBadge({ plan }: { plan: Tier }) {
  return <Badge tone={tones[plan]}>{tierLimits[plan].name}</Badge>;
}
