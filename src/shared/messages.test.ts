import { expect, it } from 'vitest';
import { messageOf, messages } from './messages.ts';

it('fills the placeholders of a sentence', () => {
  expect(messageOf('study_plans.topics_over_tier', { limit: 20, tier: 'Básico', allowed: 35 })).toBe(
    'Seu plano permite até 20 tópicos. O plano Básico permite até 35.',
  );
});

it('has no empty sentence', () => {
  for (const sentence of Object.values(messages)) expect(sentence.trim().length).toBeGreaterThan(5);
});
