import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$21\\,600 \\div 12 = 1800$', is: () => 21_600 / 12, equals: 1800 },
  { says: 'abaixo do limite', is: () => Number(21_600 / 12 <= 2000), equals: 1 },
];
