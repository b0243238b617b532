import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '| propano | 44 |', is: () => 3 * 12 + 8, equals: 44 },
  { says: '| éter dimetílico | 46 |', is: () => 2 * 12 + 6 + 16, equals: 46 },
  { says: '| etanal | 44 |', is: () => 2 * 12 + 4 + 16, equals: 44 },
  { says: '| ácido fórmico | 46 |', is: () => 12 + 2 + 32, equals: 46 },
  { says: 'As massas molares são 72, 74 e 74 g/mol', is: () => 5 * 12 + 12, equals: 72 },
  { says: 'As massas molares são 72, 74 e 74 g/mol', is: () => 4 * 12 + 10 + 16, equals: 74 },
  { says: 'acima do butano (58 g/mol)', is: () => 4 * 12 + 10, equals: 58 },
];
