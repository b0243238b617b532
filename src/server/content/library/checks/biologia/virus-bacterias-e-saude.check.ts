import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$180 \\div 30 = 6$', is: () => (3 * 60) / 30, equals: 6 },
  { says: '$2^6 = 64$ bactérias', is: () => 2 ** ((3 * 60) / 30), equals: 64 },
  { says: 'Resposta: 32', is: () => 2 ** ((60 + 40) / 20), equals: 32 },
];
