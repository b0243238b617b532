import type { Check } from '../check.ts';

/** Share of children with at least one `D` from two genotypes of one gene. */
const cross = (p: string, q: string) => [...p].flatMap((x) => [...q].map((y) => x + y));
const share = (p: string, q: string, test: (g: string) => boolean) => cross(p, q).filter(test).length / 4;

export const checks: Check[] = [
  {
    says: '$\\frac34$ da descendência, ou 75%',
    is: () => share('Bb', 'Bb', (g) => g.includes('B')),
    equals: 0.75,
  },
  {
    says: 'O esperado é metade amarela e metade verde',
    is: () => share('Aa', 'aa', (g) => g.includes('A')),
    equals: 0.5,
  },
  { says: '[x] 50% de flores rosa', is: () => 100 * share('VB', 'VB', (g) => g[0] !== g[1]), equals: 50 },
  {
    says: '[x] 20.',
    is: () => (60 * share('Yy', 'Yy', (g) => g === 'yy')) / (1 - share('Yy', 'Yy', (g) => g === 'YY')),
    equals: 20,
  },
  { says: 'Resposta: 1/2', is: () => share('Aa', 'aa', (g) => g === 'Aa'), equals: 0.5 },
  { says: '= \\frac{1}{32}$, cerca de 3%', is: () => 0.5 ** 5, equals: 1 / 32 },
];
