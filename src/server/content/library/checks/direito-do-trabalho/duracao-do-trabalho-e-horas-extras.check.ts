import type { Check } from '../check.ts';

const overtime = (salary: number, divisor: number, rate = 0.5) => (salary / divisor) * (1 + rate);

export const checks: Check[] = [
  { says: '2.200 ÷ 220 = 10', is: () => 2200 / 220, equals: 10 },
  { says: '10 × 1,5 = 15', is: () => overtime(2200, 220), equals: 15 },
  { says: '15 × 10 = 150', is: () => 10 * overtime(2200, 220), equals: 150 },
  { says: '15 × 1,5 = 22,5', is: () => overtime(3300, 220), equals: 22.5 },
  { says: '- [ ] R\\$ 24,75.', is: () => overtime(3300, 200), equals: 24.75 },
  { says: '- [ ] R\\$ 30,00.', is: () => overtime(3300, 220, 1), equals: 30 },
  { says: '- [ ] R\\$ 18,00.', is: () => overtime(3300, 220, 0.2), equals: 18 },
];
