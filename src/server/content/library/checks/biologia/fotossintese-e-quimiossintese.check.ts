import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$P = 6 + 2 = 8$', is: () => 6 + 2, equals: 8 },
  { says: 'Resposta: 5', is: () => 9 - 4, equals: 5 },
];
