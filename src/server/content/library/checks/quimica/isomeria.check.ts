import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '[x] 1', is: () => [4, 3, 2].filter((distinctGroups) => distinctGroups === 4).length, equals: 1 },
];
