import { cheapestTier, type Tier, tierLimits, tiers } from '#shared/rules/tiers.ts';

/** The cheapest tier with the advanced AI. */
export const advancedTier = tierLimits[cheapestTier(({ advancedPlans }) => advancedPlans) ?? 'premium'];

/** What the tiers above `tier` allow, before the student runs into the limit; undefined for the highest. */
export function higherLimits(tier: Tier, what: 'topics' | 'weeks'): string | undefined {
  const higher = tiers.slice(tiers.indexOf(tier) + 1).map((other) => tierLimits[other]);
  if (higher.length === 0) return;
  const offers = higher.map((limits) => `até ${limits[what]} no ${limits.name}`);
  return `Até ${tierLimits[tier][what]} no ${tierLimits[tier].name}, ${offers.join(' e ')}.`;
}
