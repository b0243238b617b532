import type { Check } from '../check.ts';

const hour = 12 * 1.5;

export const checks: Check[] = [
  { says: '12 × 1,5 = 18', is: () => hour, equals: 18 },
  { says: '24 × 18 = 432', is: () => 24 * hour, equals: 432 },
];
