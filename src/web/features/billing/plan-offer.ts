import { type Tier, tierLimits, tiers } from '#shared/rules/tiers.ts';
import { countOf } from '#web/lib/format.ts';

interface PlanFeature {
  text: string;
  included: boolean;
}

/** What a plan allows, as its card lists it. */
export function planFeatures(tier: Tier): PlanFeature[] {
  const { tokens, topics, weeks, messages, advancedPlans, publicSummaries } = tierLimits[tier];
  return [
    { text: `${tokens} tokens`, included: true },
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
