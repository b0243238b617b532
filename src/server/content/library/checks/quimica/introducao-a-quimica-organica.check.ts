import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Hidrogênios: $3 + 1 + 3 + 3 = 10$', is: () => 3 + 1 + 3 + 3, equals: 2 * 5 },
  { says: 'Hidrogênios: $3 + 2 + 1 + 2 = 8$', is: () => 3 + 2 + 1 + 2, equals: 2 * 4 },
  { says: '[x] 5', is: () => 3 + 2, equals: 5 },
  { says: 'Resposta: 3', is: () => 6 / 2, equals: 3 },
  { says: 'Os hidrogênios são $2 + 3 + 1 + 2 = 8$', is: () => 2 + 3 + 1 + 2, equals: 8 },
  { says: 'o 2-metilbutano, $\\mathrm{C_5H_{12}}$', is: () => 2 * 5 + 2, equals: 12 },
];
