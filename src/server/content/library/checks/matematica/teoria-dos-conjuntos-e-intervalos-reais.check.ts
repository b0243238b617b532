import type { Check } from '../check.ts';

const divisors = (n: number): number[] =>
  Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);

export const checks: Check[] = [
  { says: '$50 + 25 = 75$', is: () => 70 - 20 + (45 - 20), equals: 75 },
  { says: '$120 - 95 = 25$', is: () => 120 - (70 + 45 - 20), equals: 25 },
  { says: '[x] 40', is: () => 120 + 90 - (200 - 30), equals: 40 },
  { says: '[ ] 130', is: () => 120 + 90 - 2 * (120 + 90 - (200 - 30)), equals: 130 },
  { says: '[x] 31', is: () => 2 ** 5 - 1, equals: 31 },
  { says: '[ ] 63', is: () => 2 ** 6 - 1, equals: 63 },
  { says: 'Resposta: 8', is: () => new Set([...divisors(12), ...divisors(18)]).size, equals: 8 },
  { says: '$26 + 20 + 18 = 64$', is: () => 48 + 40 + 35 - 2 * (15 + 12 + 10) + 3 * 5, equals: 64 },
  { says: '$100 - 91 = 9$', is: () => 100 - (48 + 40 + 35 - 15 - 12 - 10 + 5), equals: 9 },
];
