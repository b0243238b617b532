import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O **intervalo** A1:B3 vai de A1 a B3 e tem seis células', is: () => 2 * 3, equals: 6 },
  { says: 'Para um preço de 80, o resultado é 72', is: () => 80 - 80 * 0.1, equals: 72 },
  { says: '[x] 50', is: () => 2 + 3 * 4 ** 2, equals: 50 },
  { says: '[ ] 26', is: () => 2 + 3 * 4 * 2, equals: 26 },
  { says: '[ ] 80', is: () => (2 + 3) * 4 ** 2, equals: 80 },
  { says: '[ ] 146', is: () => 2 + (3 * 4) ** 2, equals: 146 },
  { says: '[ ] 400', is: () => ((2 + 3) * 4) ** 2, equals: 400 },
  { says: '[x] 256,7', is: () => 2.567 * 100, equals: 256.7 },
  { says: 'aparece como 26%', is: () => Math.round(0.256 * 100), equals: 26 },
  { says: 'Resposta: 12', is: () => (10 - 4) / 2 + 3 ** 2, equals: 12 },
  { says: '$4 \\cdot 3 = 12$', is: () => 4 * 3, equals: 12 },
];
