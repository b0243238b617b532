import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Deixam de ficar parados 9500 jogos de peças', is: () => 500 * 20 - 500 * 1, equals: 9500 },
];
