import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$3000 + 400 + 300 = 3700$', is: () => 3000 + 400 + 300, equals: 3700 },
  { says: '[x] R\\$ 3.200', is: () => 2500 + 700, equals: 3200 },
  { says: '[ ] R\\$ 4.100', is: () => 2500 + 700 + 900, equals: 4100 },
  { says: '[ ] R\\$ 3.400', is: () => 2500 + 900, equals: 3400 },
  { says: '[ ] R\\$ 1.600', is: () => 700 + 900, equals: 1600 },
  { says: 'Resposta: 8.000', is: () => Math.min(5000 + 4000, 8000), equals: 8000 },
];
