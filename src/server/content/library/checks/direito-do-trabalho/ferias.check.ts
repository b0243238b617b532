import type { Check } from '../check.ts';

/** Twelfths of a period: a month, or a rest of more than fourteen days. */
const twelfths = (months: number, days: number) => months + (days > 14 ? 1 : 0);
const proportional = (salary: number, parts: number) => (salary * parts) / 12;

export const checks: Check[] = [
  { says: '7 + 1 = 8 avos', is: () => twelfths(7, 20), equals: 8 },
  { says: '3.000 × 8 ÷ 12 = 2.000', is: () => proportional(3000, 8), equals: 2000 },
  { says: '2.000 ÷ 3 = 666,67', is: () => 2000 / 3, equals: 666.67, near: 0.005 },
  { says: '2.000 + 666,67 = 2.666,67', is: () => (2000 * 4) / 3, equals: 2666.67, near: 0.005 },
  { says: '2.400 + 2.400 ÷ 3 = 3.200', is: () => 2400 + 2400 / 3, equals: 3200 },
  { says: 'Resposta: 6 ;', is: () => twelfths(5, 16), equals: 6 },
];
