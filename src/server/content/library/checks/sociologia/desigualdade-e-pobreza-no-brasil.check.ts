import type { Check } from '../check.ts';

const first = [2000, 2000, 2000, 2000, 2000];
const second = [500, 500, 500, 500, 8000];
const sum = (incomes: number[]) => incomes.reduce((a, b) => a + b, 0);

export const checks: Check[] = [
  { says: '5 × 2.000 = 10.000', is: () => sum(first), equals: 10000 },
  { says: 'a média é R\\$ 2.000', is: () => sum(first) / first.length, equals: 2000 },
  { says: '4 × 500 + 8.000 = 10.000', is: () => sum(second), equals: 10000 },
  { says: 'a média também é R\\$ 2.000', is: () => sum(second) / second.length, equals: 2000 },
  {
    says: 'um morador fica com 80% da renda',
    is: () => (Math.max(...second) / sum(second)) * 100,
    equals: 80,
  },
];
