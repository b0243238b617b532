import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A amplitude é de 12 °C, e o lugar', is: () => 22 - 10, equals: 12 },
  { says: 'Resposta: 19', is: () => 28 - 9, equals: 19 },
];
