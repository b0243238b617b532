import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A área é a mesma, 30 mil hectares', is: () => (2000 * 15) / 1000, equals: 30 },
  { says: 'Resposta: 18', is: () => 16200000 / 900000, equals: 18 },
];
