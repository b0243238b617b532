import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '1.000 ÷ 1,4 ≈ 714', is: () => 1000 / (1 + 40 / 100), equals: 714, near: 0.5 },
  { says: '1.000 − 714 = 286', is: () => 1000 - Math.round(1000 / 1.4), equals: 286 },
  { says: 'cerca de 29%', is: () => (1 - 100 / 140) * 100, equals: 29, near: 0.5 },
];
