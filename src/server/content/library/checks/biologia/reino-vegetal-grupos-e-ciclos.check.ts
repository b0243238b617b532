import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$20 \\div 2 = 10$ cromossomos', is: () => 20 / 2, equals: 10 },
  { says: '$10 + 10 = 20$ cromossomos', is: () => 2 * (20 / 2), equals: 20 },
  { says: '$10 + 10 + 10 = 30$ cromossomos', is: () => 3 * (20 / 2), equals: 30 },
  { says: 'Resposta: 36', is: () => (24 / 2) * 3, equals: 36 },
];
