import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$60 \\times 1600 = 96\\,000$', is: () => 60 * 1600, equals: 96_000 },
  { says: '$12 \\times 2000 = 24\\,000$', is: () => 12 * 2000, equals: 24_000 },
  { says: '$50\\,000 + 24\\,000 = 74\\,000$', is: () => 50_000 + 12 * 2000, equals: 74_000 },
  { says: 'Resposta: 90.000', is: () => 60 * 1500, equals: 90_000 },
];
