import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A regra dá $70 \\div 7 = 10$ anos', is: () => 70 / 7, equals: 10 },
  { says: '1{,}07^{10} \\approx 1{,}97', is: () => 1.07 ** 10, equals: 1.97, near: 0.005 },
];
