import { expect, it } from 'vitest';
import { cheapestTier, effectiveTier, tierLimits } from './tiers.ts';

const now = new Date('2026-03-11T12:00:00Z');

it('counts a lapsed plan as free at once', () => {
  expect(effectiveTier('premium', new Date('2026-03-11T12:00:01Z'), now)).toBe('premium');
  expect(effectiveTier('premium', now, now)).toBe('free');
  expect(effectiveTier('basic', null, now)).toBe('free');
  expect(effectiveTier('free', new Date('2027-01-01'), now)).toBe('free');
});

it('names the cheapest tier that allows something', () => {
  expect(cheapestTier(({ topics }) => topics >= 21)).toBe('basic');
  expect(cheapestTier(({ topics }) => topics >= 36)).toBe('premium');
  expect(cheapestTier(({ topics }) => topics >= 51)).toBeNull();
});

it('has the limits and prices of the specification', () => {
  expect(tierLimits).toMatchObject({
    free: { priceCents: 0, topics: 20, weeks: 4, tokens: 3000 },
    basic: { priceCents: 1990, topics: 35, weeks: 12, tokens: 4000 },
    premium: { priceCents: 3990, topics: 50, weeks: 52, tokens: 5000 },
  });
});
