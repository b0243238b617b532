import { describe, expect, it } from 'vitest';
import { sampleBasic, sampleSubscription } from '#test/support/samples/billing.ts';
import { conversionWords, endWords, purchaseName } from './plan-offer.tsx';

const day = '2026-11-21';
const at = (date: number, hour = 12) => new Date(2026, 10, date, hour).toISOString();

it.each([
  [at(27), null],
  [at(26), 'Termina em 5 dias'],
  [at(24), 'Termina em 3 dias'],
  [at(22, 0), 'Termina amanhã'],
  [at(21, 23), 'Termina hoje'],
])('counts the days until %s as the student does', (expiresAt, words) => {
  expect(endWords(expiresAt, day)).toBe(words);
});

describe('what becomes of the days of a Básico', () => {
  const premium = (convertedDays: number) => ({ plan: 'premium' as const, until: at(30), convertedDays });

  it('is said when a Premium is bought', () => {
    expect(conversionWords(premium(9), sampleBasic(), day)).toBe(
      'Seus 20 dias de Básico viram 9 dias de Premium.',
    );
    expect(conversionWords(premium(1), sampleBasic({ planExpiresAt: at(24) }), day)).toBe(
      'Seus 3 dias de Básico viram 1 dia de Premium.',
    );
    expect(conversionWords(premium(0), sampleBasic({ planExpiresAt: at(22) }), day)).toBe(
      'O que resta do seu Básico não chega a um dia de Premium.',
    );
  });

  it('is nothing when there are none, or when they simply go on', () => {
    expect(conversionWords(premium(0), sampleSubscription(), day)).toBeNull();
    const basic = { plan: 'basic' as const, until: at(30), convertedDays: 0 };
    expect(conversionWords(basic, sampleBasic(), day)).toBeNull();
  });
});

it('names a purchase', () => {
  expect(purchaseName('basic')).toBe('Básico, 30 dias');
});
