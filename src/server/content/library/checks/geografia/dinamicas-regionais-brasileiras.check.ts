import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '12 \\div 27 \\approx 0{,}44', is: () => 12 / 27, equals: 0.44, near: 0.005 },
  { says: '15 \\div 27 \\approx 0{,}56', is: () => 15 / 27, equals: 0.56, near: 0.005 },
];
