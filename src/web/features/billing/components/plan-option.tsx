import { clsx } from 'clsx';
import { useId } from 'react';
import type { PaidPlan } from '#shared/contracts/billing.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PlanFeatures } from '../plan-offer.tsx';
import { PlanPrice } from './plan-price.tsx';

interface PlanOptionProps {
  plan: PaidPlan;
  isCurrent: boolean;
  isChosen: boolean;
  /** Why it can't be bought now. */
  obstacle: string | undefined;
  isDisabled: boolean;
  onChoose: () => void;
}

/** One plan to choose: a click anywhere on it does. */
export function PlanOption({ plan, isCurrent, isChosen, obstacle, isDisabled, onChoose }: PlanOptionProps) {
  const id = useId();
  return (
    <div
      className={clsx(
        'relative grid content-start gap-4 rounded-lg border border-line-strong bg-surface p-4 transition-colors sm:p-5',
        'has-checked:border-cometa has-checked:bg-cometa-soft has-checked:outline-1 has-checked:outline-cometa',
        'has-focus-visible:outline-2 has-focus-visible:outline-cometa has-focus-visible:outline-offset-2',
        isDisabled ? 'border-line bg-well' : 'hover:border-ink-muted',
      )}
    >
      <div className="grid gap-2">
        <label className="flex items-center gap-3 font-display font-semibold text-lg before:absolute before:inset-0">
          <input
            type="radio"
            name="plano"
            value={plan}
            checked={isChosen}
            disabled={isDisabled}
            onChange={onChoose}
            aria-describedby={id}
            className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface-raised outline-none checked:border-6 checked:border-cometa forced-colors:appearance-auto"
          />
          <span className="flex-1">{tierLimits[plan].name}</span>
          {isCurrent && (
            <Badge tone="cometa" className="bg-surface! font-sans tracking-normal">
              Plano atual
            </Badge>
          )}
        </label>
        <p id={id}>
          <PlanPrice tier={plan} />
          {obstacle && <span className="mt-1 block text-sm">{obstacle}</span>}
        </p>
      </div>
      <PlanFeatures tier={plan} />
    </div>
  );
}
