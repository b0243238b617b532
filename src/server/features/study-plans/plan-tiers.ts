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

/** The first limit of `tier` that a new plan passes, or null. */
export function brokenTierRule(
  { topicsCount, numberOfWeeks, isAdvanced }: Asked,
  tier: Tier,
): BrokenTierRule | null {
  const limits = tierLimits[tier];
  const over = (code: BrokenTierRule['code'], key: 'topics' | 'weeks', asked: number): BrokenTierRule => {
    const allowing = tierLimits[cheapestTier((other) => other[key] >= asked) ?? 'premium'];
    return { code, params: { limit: limits[key], tier: allowing.name, allowed: allowing[key] } };
  };
  if (topicsCount > limits.topics) return over('study_plans.topics_over_tier', 'topics', topicsCount);
  if (numberOfWeeks > limits.weeks) return over('study_plans.weeks_over_tier', 'weeks', numberOfWeeks);
  if (isAdvanced && !limits.advancedPlans) {
    const allowing = cheapestTier((other) => other.advancedPlans) ?? 'premium';
    return { code: 'study_plans.advanced_over_tier', params: { tier: tierLimits[allowing].name } };
  }
  return null;
}
