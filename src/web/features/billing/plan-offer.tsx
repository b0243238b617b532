import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { billingLimits, type PaidPlan, type Subscription } from '#shared/contracts/billing.ts';
import { countOf, formatCents } from '#shared/rules/text/format.ts';
import { answerLength, type Tier, tierLimits, tiers } from '#shared/rules/tiers.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { today } from '#web/lib/today.ts';

interface PlanFeature {
  text: string;
  included: boolean;
}

/** What a plan allows, as its card lists it. */
function planFeatures(tier: Tier): PlanFeature[] {
  const { topics, weeks, messages, advancedPlans, publicSummaries } = tierLimits[tier];
  return [
    { text: `IA: ${answerLength(tierLimits[tier])}`, included: true },
    { text: `Até ${countOf(topics, 'tópico', 'tópicos')} por plano de estudo`, included: true },
    { text: `Até ${countOf(weeks, 'semana', 'semanas')} por plano de estudo`, included: true },
    { text: `${countOf(messages, 'mensagem', 'mensagens')} por dia ao Professor IA`, included: true },
    { text: 'Resumos públicos', included: publicSummaries },
    { text: 'IA avançada', included: advancedPlans },
  ];
}

/** What the button of `tier` offers to a student on `current`; null where there is nothing to buy. */
export function planAction(tier: Tier, current: Tier): string | null {
  if (tiers.indexOf(tier) < Math.max(1, tiers.indexOf(current))) return null;
  const { name } = tierLimits[tier];
  if (tier === current) return `Renovar o ${name}`;
  return current === 'free' ? `Assinar o ${name}` : `Mudar para o ${name}`;
}

export function PlanPrice({ tier }: { tier: Tier }) {
  const { priceCents } = tierLimits[tier];
  return (
    <span className="font-display font-semibold text-xl tabular-nums">
      {formatCents(priceCents)}
      {priceCents > 0 && <span className="font-normal font-sans text-ink-muted text-sm"> por mês</span>}
    </span>
  );
}

export function PlanFeatures({ tier }: { tier: Tier }) {
  return (
    <ul className="grid content-start gap-1.5 text-sm">
      {planFeatures(tier).map(({ text, included }) => {
        const Mark = included ? Check : Minus;
        return (
          <li key={text} className={clsx('flex items-start gap-2', !included && 'text-ink-muted')}>
            <Mark aria-hidden="true" className={clsx('mt-0.5 size-4 shrink-0', included && 'text-ok')} />
            <span>
              {!included && <span className="sr-only">Sem: </span>}
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

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
