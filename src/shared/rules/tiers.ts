import { formatNumber } from './text/format.ts';

/** What each paid plan allows. The server enforces it, the interface shows it before the student runs into it. */
export const tiers = ['free', 'basic', 'premium'] as const;
export type Tier = (typeof tiers)[number];

interface TierLimits {
  name: string;
  priceCents: number;
  /** Most topics and weeks of one study plan. */
  topics: number;
  weeks: number;
  /** AI budget: tokens of one answer. */
  tokens: number;
  /** Tokens that the connected model may take on one day, prompts included. */
  tokensADay: number;
  /** Characters of a text that the connected model reads; a longer one is the local engine's. */
  documentCharacters: number;
  /** Messages that the tutor answers on one day. */
  messages: number;
  advancedPlans: boolean;
  publicSummaries: boolean;
}

export const tierLimits: Record<Tier, TierLimits> = {
  free: {
    name: 'Gratuito',
    priceCents: 0,
    topics: 20,
    weeks: 4,
    tokens: 3000,
    tokensADay: 150_000,
    documentCharacters: 120_000,
    messages: 30,
    advancedPlans: false,
    publicSummaries: false,
  },
  basic: {
    name: 'Básico',
    priceCents: 1990,
    topics: 35,
    weeks: 12,
    tokens: 4000,
    tokensADay: 600_000,
    documentCharacters: 400_000,
    messages: 200,
    advancedPlans: false,
    publicSummaries: true,
  },
  premium: {
    name: 'Premium',
    priceCents: 3990,
    topics: 50,
    weeks: 52,
    tokens: 5000,
    tokensADay: 2_000_000,
    documentCharacters: 1_200_000,
    messages: 1000,
    advancedPlans: true,
    publicSummaries: true,
  },
};

/** How long an answer of the AI may be, in the provider's measure and in words: four tokens make about three. */
export const answerLength = ({ tokens }: Pick<TierLimits, 'tokens'>): string =>
  `até ${formatNumber(tokens)} tokens por resposta, umas ${formatNumber(Math.floor((tokens * 0.75) / 100) * 100)} palavras`;

/** The tier in force at `now`: a lapsed plan counts as free at once. */
export function effectiveTier(plan: Tier, planExpiresAt: Date | null, now: Date): Tier {
  return plan !== 'free' && planExpiresAt !== null && planExpiresAt > now ? plan : 'free';
}

/** The cheapest tier that satisfies `allows`, or null when none does. */
export function cheapestTier(allows: (limits: TierLimits) => boolean): Tier | null {
  return tiers.find((tier) => allows(tierLimits[tier])) ?? null;
}
