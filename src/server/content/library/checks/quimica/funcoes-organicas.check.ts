import type { Check } from '../check.ts';

// HO-C6H4-NH-CO-CH3, fragmento por fragmento: [C, H, N, O]
const paracetamol = [
  [0, 1, 0, 1],
  [6, 4, 0, 0],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
  [1, 3, 0, 0],
];
const count = (i: number) => paracetamol.reduce((sum, part) => sum + (part[i] ?? 0), 0);

export const checks: Check[] = [
  { says: 'carbonos, $6 + 1 + 1 = 8$', is: () => count(0), equals: 8 },
  { says: 'hidrogênios, $1 + 4 + 1 + 3 = 9$', is: () => count(1), equals: 9 },
  { says: 'um nitrogênio;', is: () => count(2), equals: 1 },
  { says: 'oxigênios, $1 + 1 = 2$', is: () => count(3), equals: 2 },
  { says: 'a fórmula molecular $\\mathrm{C_8H_9NO_2}$', is: () => (2 * 8 + 2 + 1 - count(1)) / 2, equals: 5 }, // insaturações: anel, três duplas do anel e C=O
];
