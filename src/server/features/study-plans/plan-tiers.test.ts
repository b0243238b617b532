import { expect, it } from 'vitest';
import { brokenTierRule } from './plan-tiers.ts';

const asked = { topicsCount: 20, numberOfWeeks: 4, isAdvanced: false };

it('lets each tier use all of its limits', () => {
  expect(brokenTierRule(asked, 'free')).toBeNull();
  expect(brokenTierRule({ ...asked, topicsCount: 35, numberOfWeeks: 12 }, 'basic')).toBeNull();
  expect(brokenTierRule({ topicsCount: 50, numberOfWeeks: 52, isAdvanced: true }, 'premium')).toBeNull();
});

it('names the limit passed and the cheapest plan that allows it', () => {
  expect(brokenTierRule({ ...asked, numberOfWeeks: 13 }, 'free')).toEqual({
    code: 'study_plans.weeks_over_tier',
    params: { limit: 4, tier: 'Premium', allowed: 52 },
  });
  expect(brokenTierRule({ ...asked, isAdvanced: true }, 'basic')).toEqual({
    code: 'study_plans.advanced_over_tier',
    params: { tier: 'Premium' },
  });
});
