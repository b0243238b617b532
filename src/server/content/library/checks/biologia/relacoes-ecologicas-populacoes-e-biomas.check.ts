import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$1200 \\div 40 = 30$', is: () => 1200 / 40, equals: 30 },
  { says: '$300 + 20 - 180 - 40 = 100$', is: () => 300 - 180 + (20 - 40), equals: 100 },
  { says: '$1200 + 100 = 1300$', is: () => 1200 + 300 + 20 - 180 - 40, equals: 1300 },
  { says: 'Resposta: 520', is: () => 500 + (60 - 35) + (10 - 15), equals: 520 },
];
