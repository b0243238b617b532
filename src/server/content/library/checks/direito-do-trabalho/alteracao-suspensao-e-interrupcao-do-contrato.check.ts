import type { Check } from '../check.ts';

const salary = 4000;
const extra = 0.25 * salary;

export const checks: Check[] = [
  { says: '25% de 4.000 = 1.000', is: () => extra, equals: 1000 },
  { says: '4.000 + 1.000 = 5.000', is: () => salary + extra, equals: 5000 },
];
