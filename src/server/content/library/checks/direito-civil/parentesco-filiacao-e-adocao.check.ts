import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '2 + 2 = 4', is: () => 2 + 2, equals: 4 },
  { says: 'A diferença é de treze anos', is: () => 30 - 17, equals: 13 },
];
