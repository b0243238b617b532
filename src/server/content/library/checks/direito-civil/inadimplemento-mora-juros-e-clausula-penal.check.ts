import type { Check } from '../check.ts';

const deposit = 5000;

export const checks: Check[] = [
  { says: '5.000 + 5.000 = 10.000', is: () => deposit + deposit, equals: 10000 },
  { says: 'Deve R\\$ 10.000', is: () => 2 * deposit, equals: 10000 },
];
