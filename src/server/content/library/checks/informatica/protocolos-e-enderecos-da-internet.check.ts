import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$2^{32} = 4.294.967.296$', is: () => 2 ** 32, equals: 4_294_967_296 },
  { says: 'Resposta: 128', is: () => 8 * 4 * 4, equals: 128 },
];
