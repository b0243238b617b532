import type { Check } from '../check.ts';

const lines = (points: number) => (30 * points) / (2 + 6 + 2);

export const checks: Check[] = [
  { says: '[x] 6 linhas, 18 linhas e 6 linhas', is: () => lines(2), equals: 6 },
  { says: '[x] 6 linhas, 18 linhas e 6 linhas', is: () => lines(6), equals: 18 },
];
