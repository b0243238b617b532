import { clsx } from 'clsx';
import { useId } from 'react';
import { type PaidPlan, paidPlans, type Subscription } from '#shared/contracts/billing.ts';
import { messageOf } from '#shared/messages.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PlanFeatures, PlanPrice } from '../plan-offer.tsx';

interface PlanChoiceProps {
  /** The id of its heading. */
  labelledBy: string;
  subscription: Subscription;
  chosen: PaidPlan | undefined;
  onChoose: (plan: PaidPlan) => void;
}

export function PlanChoice({ labelledBy, subscription, chosen, onChoose }: PlanChoiceProps) {
  const obstacleTo = (plan: PaidPlan) =>
    plan === 'basic' && subscription.plan === 'premium'
      ? messageOf('billing.basic_during_premium')
      : undefined;
  return (
    <fieldset aria-labelledby={labelledBy} className="grid min-w-0 gap-4 sm:grid-cols-2">
      {paidPlans.map((plan) => (
        <PlanOption
          key={plan}
          plan={plan}
          isCurrent={plan === subscription.plan}
          isChosen={plan === chosen}
          isDisabled={!subscription.offers.some((offer) => offer.plan === plan)}
          obstacle={obstacleTo(plan)}
          onChoose={() => onChoose(plan)}
        />
      ))}
    </fieldset>
  );
}

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
function PlanOption({ plan, isCurrent, isChosen, obstacle, isDisabled, onChoose }: PlanOptionProps) {
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
