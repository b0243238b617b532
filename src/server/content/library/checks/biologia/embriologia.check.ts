import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$2^4 = 16$', is: () => [1, 2, 3, 4].reduce((n) => n * 2, 1), equals: 16 },
  { says: 'O embrião tem 16 células, cada uma com 46 cromossomos', is: () => 23 + 23, equals: 46 },
];
