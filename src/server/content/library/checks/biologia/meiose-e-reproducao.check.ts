import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$8 \\cdot 2 = 16$ moléculas', is: () => 8 * 2, equals: 16 },
  { says: '$4 \\cdot 2 = 8$ moléculas', is: () => (8 / 2) * 2, equals: 8 },
  { says: '[x] 10 cromossomos', is: () => 20 / 2, equals: 10 },
  { says: '[x] 8', is: () => 2 ** (6 / 2), equals: 8 },
  { says: 'Resposta: 100', is: () => 25 * 4, equals: 100 },
];
