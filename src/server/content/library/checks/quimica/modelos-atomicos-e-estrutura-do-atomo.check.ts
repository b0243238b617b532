import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O íon tem 26 prótons, 30 nêutrons e 23 elétrons', is: () => 56 - 26, equals: 30 },
  { says: 'O íon tem 26 prótons, 30 nêutrons e 23 elétrons', is: () => 26 - 3, equals: 23 },
  { says: '[x] 18', is: () => 16 + 2, equals: 18 },
  { says: 'Ambos têm 20 nêutrons', is: () => 39 - 19, equals: 40 - 20 },
  { says: 'Resposta: 18', is: () => 35 - 17, equals: 18 },
  { says: '$n = A - Z = 40 - 20 = 20$', is: () => 18 + 22 - 20, equals: 20 },
];
