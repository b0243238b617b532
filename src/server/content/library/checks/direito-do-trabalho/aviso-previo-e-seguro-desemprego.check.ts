import type { Check } from '../check.ts';

const noticeDays = (years: number) => Math.min(90, 30 + 3 * years);

export const checks: Check[] = [
  { says: '30 + 3 × 10 = 60', is: () => noticeDays(10), equals: 60 },
  { says: '3.600 ÷ 30 = 120', is: () => 3600 / 30, equals: 120 },
  { says: '120 × 60 = 7.200', is: () => (3600 / 30) * noticeDays(10), equals: 7200 },
  { says: '30 + 3 × 5 = 45', is: () => noticeDays(5), equals: 45 },
  { says: 'para quem tem vinte anos de casa', is: () => noticeDays(20), equals: 90 },
];
