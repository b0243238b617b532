import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '9.000 + 1.000 = 10.000', is: () => 9000 + 1000, equals: 10_000 },
  { says: '40% de 10.000 = 4.000', is: () => 0.4 * 10_000, equals: 4000 },
  { says: '8% de 2.500 = 200', is: () => 0.08 * 2500, equals: 200 },
  { says: '- [ ] R\\$ 50,00.', is: () => 0.02 * 2500, equals: 50 },
  { says: '- [ ] R\\$ 280,00.', is: () => 0.112 * 2500, equals: 280 },
  { says: '- [ ] R\\$ 150,00.', is: () => 0.06 * 2500, equals: 150 },
];
