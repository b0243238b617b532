import { expect, it } from 'vitest';
import { advancedTier, higherLimits } from './size.tsx';

it('names what the higher tiers allow', () => {
  expect(higherLimits('free', 'topics')).toBe('Até 20 no Gratuito, até 35 no Básico e até 50 no Premium.');
  expect(higherLimits('basic', 'weeks')).toBe('Até 12 no Básico, até 52 no Premium.');
  expect(higherLimits('premium', 'weeks')).toBeUndefined();
  expect(advancedTier.name).toBe('Premium');
});
