import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$180 - 1{,}8 = 178{,}2$ L', is: () => 180 - 1.8, equals: 178.2 },
  { says: 'ou 99%', is: () => (1 - 1.8 / 180) * 100, equals: 99 },
  { says: '$180 \\cdot 0{,}05 = 9$ L', is: () => 180 * (1 - 0.95), equals: 9 },
  { says: 'Resposta: 3 ;', is: () => 150 - 147, equals: 3 },
];
