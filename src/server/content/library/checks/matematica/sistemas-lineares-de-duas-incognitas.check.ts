import type { Check } from '../check.ts';

/** Solves ax + by = e, cx + dy = f by Cramer. */
const solve = (a: number, b: number, e: number, c: number, d: number, f: number): [number, number] => {
  const det = a * d - b * c;
  return [(e * d - b * f) / det, (a * f - e * c) / det];
};

export const checks: Check[] = [
  { says: 'a solução é $(6, 4)$', is: () => solve(1, 1, 10, 2, -1, 8)[0], equals: 6 },
  { says: 'a solução é $(6, 4)$', is: () => solve(1, 1, 10, 2, -1, 8)[1], equals: 4 },
  { says: 'Foram vendidas 22 inteiras', is: () => solve(1, 1, 40, 30, 15, 930)[0], equals: 22 },
  { says: '22 inteiras e 18 meias', is: () => solve(1, 1, 40, 30, 15, 930)[1], equals: 18 },
  { says: '[x] $(3, 2)$', is: () => solve(2, 3, 12, 1, -1, 1)[0], equals: 3 },
  { says: '[x] $(3, 2)$', is: () => solve(2, 3, 12, 1, -1, 1)[1], equals: 2 },
  { says: 'mas na primeira dá $-8$', is: () => 2 * -1 + 3 * -2, equals: -8 },
  { says: '[x] 17', is: () => solve(1, 1, 30, 4, 2, 94)[0], equals: 17 },
  { says: '[ ] 13', is: () => solve(1, 1, 30, 4, 2, 94)[1], equals: 13 },
  { says: '[x] $-6$', is: () => (-3 * 4) / 2, equals: -6 },
  { says: 'Resposta: 46', is: () => (74 + 18) / 2, equals: 46 },
  { says: 'Usam-se 8 kg', is: () => solve(1, 1, 12, 32, 44, 12 * 36)[0], equals: 8 },
  { says: 'e 4 kg do café', is: () => solve(1, 1, 12, 32, 44, 12 * 36)[1], equals: 4 },
];
