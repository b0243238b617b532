import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { countOf, formatCents } from '#shared/rules/text/format.ts';
import { answerLength, type Tier, tierLimits, tiers } from '#shared/rules/tiers.ts';

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
