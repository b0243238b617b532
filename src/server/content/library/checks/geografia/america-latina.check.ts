import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A exportação cai para 32 bilhões', is: () => 40 - 32 * 0.25, equals: 32 },
  { says: 'A queda de um só preço levou 20%', is: () => ((32 * 0.25) / 40) * 100, equals: 20 },
];
