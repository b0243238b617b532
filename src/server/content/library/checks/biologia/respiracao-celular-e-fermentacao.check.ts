import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$12 \\div 2 = 6$ moléculas de glicose', is: () => 12 / 2, equals: 6 },
  { says: '$6 \\cdot 2 = 12$ de cada', is: () => (12 / 2) * 2, equals: 12 },
  { says: 'Resposta: 30', is: () => 5 * 6, equals: 30 },
];
