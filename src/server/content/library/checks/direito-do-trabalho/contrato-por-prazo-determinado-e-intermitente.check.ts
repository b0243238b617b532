import type { Check } from '../check.ts';

const half = (amount: number) => amount / 2;

export const checks: Check[] = [
  { says: '90 − 60 = 30 dias', is: () => 90 - 60, equals: 30 },
  { says: '3.000 ÷ 2 = 1.500', is: () => half(3000), equals: 1500 },
  { says: '- [x] R\\$ 4.000,00.', is: () => half(8000), equals: 4000 },
];
