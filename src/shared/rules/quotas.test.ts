import { expect, it } from 'vitest';
import { brokenQuota, type Quota, quotas } from './quotas.ts';
import { tiers } from './tiers.ts';

it('grows from the test account to the largest plan, in everything', () => {
  for (const most of Object.values(quotas)) {
    const sizes = [most.test, ...tiers.map((tier) => most[tier])];
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(sizes.length);
  }
});

it('lets each account keep all of it, and not one more', () => {
  for (const [name, most] of Object.entries(quotas))
    for (const tier of tiers) {
      const quota = name as Quota;
      const holder = { tier, isTestAccount: false };
      expect(brokenQuota(holder, { [quota]: most[tier] })).toBeNull();
      expect(brokenQuota(holder, { [quota]: most[tier] + 1 })?.code).toBe(
        tier === 'premium' ? 'quotas.top_tier' : 'quotas.tier',
      );
      const test = { tier, isTestAccount: true };
      expect(brokenQuota(test, { [quota]: most.test })).toBeNull();
      expect(brokenQuota(test, { [quota]: most.test + 1 })?.code).toBe('quotas.test_account');
    }
});

it('says bytes in megabytes, and what to delete', () => {
  const holder = { tier: 'basic', isTestAccount: false } as const;
  expect(brokenQuota(holder, { summaries: 1, summaryBytes: 200_000_001 })?.params).toEqual({
    plan: 'Básico',
    most: '200 MB de resumos, com os textos originais',
    what: 'resumos',
    more: 'Premium',
    moreMost: '500 MB',
  });
});
