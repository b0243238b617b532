import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A serra deve ter cerca de 13 °C', is: () => 26 - (2000 / 1000) * 6.5, equals: 13 },
  { says: 'Resposta: 12', is: () => 30 - 3 * 6, equals: 12 },
];
