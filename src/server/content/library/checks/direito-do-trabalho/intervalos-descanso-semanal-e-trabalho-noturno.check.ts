import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '7 × 60 = 420 minutos', is: () => 7 * 60, equals: 420 },
  { says: '420 ÷ 52,5 = 8', is: () => (7 * 60) / 52.5, equals: 8 },
  { says: '60 − 40 = 20', is: () => 60 - 40, equals: 20 },
];
