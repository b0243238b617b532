import type { Check } from '../check.ts';

const sum = (n: number, term: (k: number) => number) =>
  Array.from({ length: n }, (_, i) => term(i + 1)).reduce((s, x) => s + x, 0);

export const checks: Check[] = [
  { says: 'A última fila tem 50 lugares', is: () => 12 + 19 * 2, equals: 50 },
  { says: 'e o teatro, 620', is: () => sum(20, (k) => 12 + (k - 1) * 2), equals: 620 },
  { says: '{4} = 5$', is: () => (30 - 10) / (7 - 3), equals: 5 },
  { says: '[ ] 58', is: () => 4 + 18 * 3, equals: 58 },
  { says: '[x] 61', is: () => 4 + (20 - 1) * 3, equals: 61 },
  { says: '[ ] 64', is: () => 4 + 20 * 3, equals: 64 },
  { says: '[ ] 8', is: () => 12 * (1 - 1 / 3), equals: 8 },
  { says: '[ ] 9', is: () => 12 / (1 + 1 / 3), equals: 9 },
  { says: '[x] 18', is: () => sum(60, (k) => 12 / 3 ** (k - 1)), equals: 18 },
  { says: '[ ] 1.092', is: () => sum(6, (k) => 3 ** k), equals: 1092 },
  { says: '[x] 363', is: () => sum(5, (k) => 3 ** k), equals: 363 },
  { says: '[ ] 243', is: () => 3 * 3 ** 4, equals: 243 },
  { says: '[ ] 121', is: () => (3 ** 5 - 1) / 2, equals: 121 },
  { says: '[ ] 120', is: () => sum(4, (k) => 3 ** k), equals: 120 },
  { says: 'Resposta: 2500', is: () => sum(50, (k) => 2 * k - 1), equals: 2500 },
  { says: '18{,}75$', is: () => (80 - 5) / 4, equals: 18.75 },
  { says: 'Os meios são 23,75', is: () => 5 + 18.75, equals: 23.75 },
  { says: 'O termo do meio da PA, 42,5', is: () => (5 + 80) / 2, equals: 42.5 },
  { says: '61,25', is: () => 5 + 3 * ((80 - 5) / 4), equals: 61.25 },
  { says: '$q = 2$', is: () => (80 / 5) ** (1 / 4), equals: 2 },
  { says: 'O da PG, 20', is: () => Math.sqrt(5 * 80), equals: 20 },
];
