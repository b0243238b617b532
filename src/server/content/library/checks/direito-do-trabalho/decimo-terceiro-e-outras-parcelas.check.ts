import type { Check } from '../check.ts';

const bonus = (pay: number, parts: number) => (pay * parts) / 12;
/** Days of the month from `first` on. */
const daysFrom = (first: number) => 31 - first + 1;

export const checks: Check[] = [
  { says: 'do dia 10 ao 31, ou 22 dias', is: () => daysFrom(10), equals: 22 },
  { says: '2.400 × 10 ÷ 12 = 2.000', is: () => bonus(2400, 10), equals: 2000 },
  { says: 'teve só 12 dias', is: () => daysFrom(20), equals: 12 },
  { says: '3.000 × 4 ÷ 12 = 1.000', is: () => bonus(3000, 4), equals: 1000 },
  { says: '- [ ] R\\$ 1.250,00.', is: () => bonus(3000, 5), equals: 1250 },
  { says: '- [ ] R\\$ 750,00.', is: () => bonus(3000, 3), equals: 750 },
  { says: '6% de 2.000 = 120, e 300 − 120 = 180', is: () => 300 - 0.06 * 2000, equals: 180 },
  { says: '- [ ] R\\$ 282,00.', is: () => 300 - 0.06 * 300, equals: 282 },
  { says: '1.800 ÷ 12 = 150', is: () => bonus(1800, 1), equals: 150 },
  { says: '260 ÷ 26 = 10, e 10 × 4 = 40', is: () => (260 / 26) * 4, equals: 40 },
];
