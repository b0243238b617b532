import { billingLimits, type PaidPlan, type Subscription } from '#shared/contracts/billing.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { today } from '#web/lib/today.ts';

type Offer = Subscription['offers'][number];

/** 'Termina em 3 dias', on the last days of a plan that ends at the instant `expiresAt` (ISO); null before. */
export function endWords(expiresAt: string, day: StudyDay): string | null {
  const days = daysBetween(day, today(new Date(expiresAt)));
  if (days > Math.max(...billingLimits.remindDays)) return null;
  if (days <= 0) return 'Termina hoje';
  return days === 1 ? 'Termina amanhã' : `Termina em ${days} dias`;
}

/** What becomes of the days that the student still has; null when the purchase only adds its own. */
export function conversionWords(
  { plan, convertedDays }: Offer,
  current: Pick<Subscription, 'plan' | 'planExpiresAt'>,
  day: StudyDay,
): string | null {
  if (plan !== 'premium' || current.plan !== 'basic' || !current.planExpiresAt) return null;
  const left = daysBetween(day, today(new Date(current.planExpiresAt)));
  const [basic, premium] = [tierLimits.basic.name, tierLimits.premium.name];
  if (convertedDays < 1) return `O que resta do seu ${basic} não chega a um dia de ${premium}.`;
  return left === 1
    ? `Seu dia de ${basic} vira ${countOf(convertedDays, 'dia', 'dias')} de ${premium}.`
    : `Seus ${left} dias de ${basic} viram ${countOf(convertedDays, 'dia', 'dias')} de ${premium}.`;
}

/** `Premium, 30 dias`. */
export const purchaseName = (plan: PaidPlan): string =>
  `${tierLimits[plan].name}, ${countOf(billingLimits.days, 'dia', 'dias')}`;
