import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$0{,}12 \\times 100\\,000 = 12\\,000$', is: () => (12 * 100_000) / 100, equals: 12_000 },
  {
    says: 'Ela deduz R\\$ 12.000 no PGBL',
    is: () => Math.min(15_000, (12 * 100_000) / 100),
    equals: 12_000,
  },
];
