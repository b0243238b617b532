import type { CreateStudyPlan, studyPlanErrorCodes } from '#shared/contracts/study-plans.ts';
import { cheapestTier, type Tier, tierLimits } from '#shared/rules/tiers.ts';

interface BrokenTierRule {
  code: (typeof studyPlanErrorCodes)[number];
  /** Fills the sentence: today's limit, and the cheapest plan that allows what was asked. */
  params: Record<string, string | number>;
}

/** What `topicsCount` topics break of `tier`; null when it allows as many. */
export const brokenTopicsRule = (topicsCount: number, tier: Tier): BrokenTierRule | null =>
  brokenTierRule({ topicsCount, numberOfWeeks: 1, isAdvanced: false }, tier);

type Asked = Pick<CreateStudyPlan, 'topicsCount' | 'numberOfWeeks' | 'isAdvanced'>;

function brokenLimit(
  code: BrokenTierRule['code'],
  key: 'topics' | 'weeks',
  asked: number,
  tier: Tier,
): BrokenTierRule | null {
  const limit = tierLimits[tier][key];
  if (asked <= limit) return null;
  const allowing = tierLimits[cheapestTier((other) => other[key] >= asked) ?? 'premium'];
  return { code, params: { limit, tier: allowing.name, allowed: allowing[key] } };
}

/** The limit of `tier` that a plan of so many topics passes, or null. */
export const brokenTopicRule = (topics: number, tier: Tier): BrokenTierRule | null =>
  brokenLimit('study_plans.topics_over_tier', 'topics', topics, tier);

/** The first limit of `tier` that a new plan passes, or null. */
export function brokenTierRule(
  { topicsCount, numberOfWeeks, isAdvanced }: Asked,
  tier: Tier,
): BrokenTierRule | null {
  const limits = tierLimits[tier];
  const broken =
    brokenTopicRule(topicsCount, tier) ??
    brokenLimit('study_plans.weeks_over_tier', 'weeks', numberOfWeeks, tier);
  if (broken) return broken;
  if (isAdvanced && !limits.advancedPlans) {
    const allowing = cheapestTier((other) => other.advancedPlans) ?? 'premium';
    return { code: 'study_plans.advanced_over_tier', params: { tier: tierLimits[allowing].name } };
  }
  return null;
}
