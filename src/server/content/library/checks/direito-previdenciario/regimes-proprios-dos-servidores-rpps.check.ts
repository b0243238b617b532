import type { Check } from '../check.ts';

/** Percentage of the mean for men and women alike (EC 103/2019, art. 26, § 2º). */
const coefficient = (years: number) => 60 + 2 * Math.max(0, years - 20);

export const checks: Check[] = [
  { says: '**93 e 103 pontos** em 2026', is: () => (86 + 7) * 1000 + 96 + 7, equals: 93_103 },
  { says: '$59 + 34 = 93$', is: () => 59 + 34, equals: 93 },
  { says: '[x] R\\$ 4.800', is: () => (coefficient(30) * 6000) / 100, equals: 4800 },
  { says: '[ ] R\\$ 5.400', is: () => ((60 + 2 * 15) * 6000) / 100, equals: 5400 },
  { says: '[ ] R\\$ 3.600', is: () => (60 * 6000) / 100, equals: 3600 },
  { says: '[ ] R\\$ 4.200', is: () => (70 * 6000) / 100, equals: 4200 },
  { says: 'Resposta: 103', is: () => 96 + 2026 - 2019, equals: 103 },
];
