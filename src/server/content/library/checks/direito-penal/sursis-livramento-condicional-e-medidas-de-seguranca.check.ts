import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '[x] dois anos de pena', is: () => 6 / 3, equals: 2 },
  { says: '[ ] três anos de pena', is: () => 6 / 2, equals: 3 },
  { says: '[ ] quatro anos de pena', is: () => (6 * 2) / 3, equals: 4 },
];
