import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$16 \\cdot 2 = 32$ moléculas de DNA', is: () => 16 * 2, equals: 32 },
  { says: '$32 \\div 2 = 16$ vão para cada polo', is: () => (16 * 2) / 2, equals: 16 },
  { says: '[x] 8 cromossomos.', is: () => (8 * 2) / 2, equals: 8 },
  { says: 'Resposta: 92', is: () => 46 * 2, equals: 92 },
];
