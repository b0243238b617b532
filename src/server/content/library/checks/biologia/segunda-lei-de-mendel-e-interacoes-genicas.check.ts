import type { Check } from '../check.ts';

const gametes = ['AB', 'Ab', 'aB', 'ab'];
const all = gametes.flatMap((x) => gametes.map((y) => x + y));
const share = (test: (g: string) => boolean) => all.filter(test).length / 16;
const has =
  (...alleles: string[]) =>
  (g: string) =>
    alleles.every((a) => g.includes(a));

export const checks: Check[] = [
  {
    says: 'Aguti exige $A\\_C\\_$: $\\frac34 \\cdot \\frac34 = \\frac{9}{16}$',
    is: () => share(has('A', 'B')),
    equals: 9 / 16,
  },
  {
    says: 'Preto exige $aaC\\_$: $\\frac14 \\cdot \\frac34 = \\frac{3}{16}$',
    is: () => share((g) => !g.includes('A') && g.includes('B')),
    equals: 3 / 16,
  },
  { says: '$\\frac14 = \\frac{4}{16}$', is: () => share((g) => !g.includes('B')), equals: 4 / 16 },
  { says: '$2^3 = 8$.', is: () => 2 ** 3, equals: 8 },
  {
    says: '[x] $\\frac{3}{16}$\n',
    is: () => share((g) => g.includes('A') && !g.includes('B')),
    equals: 3 / 16,
  },
  { says: '[x] 8', is: () => ['Aa', 'BB', 'Cc', 'Dd'].reduce((n, g) => n * new Set(g).size, 1), equals: 8 },
  {
    says: '[x] $\\frac{3}{16}$ do total',
    is: () => share((g) => g.includes('A') && !g.includes('B')),
    equals: 3 / 16,
  },
  { says: 'Resposta: 7', is: () => 2 * 3 + 1, equals: 7 },
  { says: 'somam $\\frac{7}{16}$', is: () => 1 - share(has('A', 'B')), equals: 7 / 16 },
];
