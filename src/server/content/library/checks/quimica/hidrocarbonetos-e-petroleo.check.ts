import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$2 \\cdot 6 - 2 = 10$', is: () => 2 * 6 - 2, equals: 10 },
  { says: 'É o do alcano: usou $2n + 2$', is: () => 2 * 6 + 2, equals: 14 },
  { says: 'Ambos são $\\mathrm{C_6H_{12}}$', is: () => 2 * 6, equals: 12 },
  { says: 'Resposta: 18', is: () => 2 * (5 + 3) + 2, equals: 18 },
  { says: 'C_{12}H_{26} \\rightarrow C_8H_{18} + C_4H_8', is: () => 1 * 12, equals: 1 * 8 + 1 * 4 }, // C
  { says: 'C_{12}H_{26} \\rightarrow C_8H_{18} + C_4H_8', is: () => 1 * 26, equals: 1 * 18 + 1 * 8 }, // H
];
