import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'soma no Calc: 18', is: () => 5 + 6 + 7, equals: 18 },
  { says: 'soma no Excel: 15', is: () => 5 + 5 + 5, equals: 15 },
  { says: '[x] 23.', is: () => 20 + 3, equals: 23 },
];
