import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$24 + 23 = 47$', is: () => 22 + 2 + (22 + 1), equals: 47 },
  { says: 'A triploidia teria 69 cromossomos', is: () => 3 * 23, equals: 69 },
  { says: 'Resposta: 42', is: () => (6 * 14) / 2, equals: 42 },
  { says: '$22 + 23 = 45$', is: () => 22 + (22 + 1), equals: 45 },
];
