import { useNavigate, useSearch } from '@tanstack/react-router';
import { type PaidPlan, paidPlans, type Subscription } from '#shared/contracts/billing.ts';

/** The plan to be bought, kept in the address; else the student's own, or the first that can be bought. */
export function usePlanChoice({ plan: current, offers }: Pick<Subscription, 'plan' | 'offers'>) {
  const { plan: asked } = useSearch({ strict: false });
  const navigate = useNavigate();
  const canBuy = (wanted: string | undefined) => offers.some(({ plan }) => plan === wanted);
  const chosen = [asked, current, ...paidPlans].find(canBuy);
  const choose = (plan: PaidPlan) =>
    void navigate({ to: '/payments', search: { plan }, replace: true, resetScroll: false });
  return { offer: offers.find(({ plan }) => plan === chosen), choose };
}
