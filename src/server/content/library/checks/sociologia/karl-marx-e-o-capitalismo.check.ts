import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '8 − 5 = 3 horas', is: () => 8 - 5, equals: 3 },
  { says: 'o excedente passa a 5 horas (mais-valia absoluta)', is: () => 10 - 5, equals: 5 },
  { says: 'o excedente passa a 4 horas (relativa)', is: () => 8 - 4, equals: 4 },
];
