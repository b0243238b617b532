import type { Check } from '../check.ts';

/** Share of the children of two genotypes (lists of alleles) that pass the test. */
const share = (p: string[], q: string[], test: (x: string, y: string) => boolean) =>
  p.flatMap((x) => q.map((y) => test(x, y))).filter(Boolean).length / (p.length * q.length);

export const checks: Check[] = [
  {
    says: 'ser um menino daltônico é $\\frac14$',
    is: () => share(['D', 'd'], ['D', 'Y'], (m, f) => m === 'd' && f === 'Y'),
    equals: 0.25,
  },
  { says: 'são $\\frac14$ e $\\frac12$', is: () => share(['D', 'd'], ['Y'], (m) => m === 'd'), equals: 0.5 },
  { says: '[x] A ou B.', is: () => share(['A', 'B'], ['i'], (x, y) => x !== 'i' && y === 'i'), equals: 1 },
  {
    says: '[x] todos os filhos homens sejam hemofílicos',
    is: () => share(['h', 'h'], ['Y'], (m) => m === 'h'),
    equals: 1,
  },
  {
    says: 'Resposta: 1/4',
    is: () => share(['A', 'i'], ['B', 'i'], (x, y) => x === 'i' && y === 'i'),
    equals: 0.25,
  },
  {
    says: '$\\frac14 \\cdot \\frac12 = \\frac18$',
    is: () =>
      share(['A', 'i'], ['B', 'i'], (x, y) => x === 'A' && y === 'B') *
      share(['r', 'r'], ['R', 'r'], (_, y) => y === 'R'),
    equals: 0.125,
  },
];
