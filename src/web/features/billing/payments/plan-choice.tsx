import { type PaidPlan, paidPlans, type Subscription } from '#shared/contracts/billing.ts';
import { messageOf } from '#shared/messages.ts';
import { PlanOption } from '../components/plan-option.tsx';

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
