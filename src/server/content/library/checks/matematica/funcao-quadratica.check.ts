import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: 'a área é $10 \\cdot 20 = 200$',
    is: () => {
      const x = -40 / (2 * -2);
      return x * (40 - 2 * x);
    },
    equals: 200,
  },
  { says: '[x] R\\$ 12', is: () => -24 / (2 * -1), equals: 12 },
  { says: '[x] $-4$', is: () => 3 ** 2 - 6 * 3 + 5, equals: -4 },
  { says: 'Resposta: 7', is: () => 14 / 2, equals: 7 },
  { says: 'A bola chega a 20 m', is: () => -5 * 2 ** 2 + 20 * 2, equals: 20 },
];
