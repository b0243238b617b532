import type { Check } from '../check.ts';

/** Sickness pay: 91% of the mean, at most the mean of the last twelve salaries (Lei 8.213/1991, arts. 29, § 10, and 61). */
const sickness = (mean: number, lastTwelve: number) => Math.min((91 * mean) / 100, lastTwelve);

export const checks: Check[] = [
  { says: '$0{,}91 \\times 2000 = 1820$', is: () => (91 * 2000) / 100, equals: 1820 },
  { says: 'o auxílio é de R\\$ 1.700', is: () => sickness(2000, 1700), equals: 1700 },
  { says: '$0{,}50 \\times 2000 = 1000$', is: () => 0.5 * 2000, equals: 1000 },
  { says: '[x] R\\$ 2.730', is: () => sickness(3000, 2900), equals: 2730 },
  { says: '[ ] R\\$ 2.639', is: () => (91 * 2900) / 100, equals: 2639 },
  { says: 'Resposta: 1.200', is: () => 0.5 * 2400, equals: 1200 },
];
