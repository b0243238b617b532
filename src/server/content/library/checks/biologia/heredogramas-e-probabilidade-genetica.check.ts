import type { Check } from '../check.ts';

const cross = (p: string, q: string) => [...p].flatMap((x) => [...q].map((y) => x + y));
const share = (p: string, q: string, test: (g: string) => boolean) => cross(p, q).filter(test).length / 4;
const affected = share('Aa', 'Aa', (g) => g === 'aa');
/** Not affected child of two carriers is a carrier. */
const carrier = share('Aa', 'Aa', (g) => g.includes('a') && g !== 'aa') / (1 - affected);

export const checks: Check[] = [
  { says: 'A chance de ele ser $Aa$ é $\\frac23$', is: () => carrier, equals: 2 / 3 },
  {
    says: 'A probabilidade de o primeiro filho ser albino é $\\frac13$',
    is: () => carrier * share('Aa', 'aa', (g) => g === 'aa'),
    equals: 1 / 3,
  },
  { says: '$\\frac12 \\cdot \\frac12 = \\frac14$.', is: () => 0.5 ** 2, equals: 0.25 },
  { says: '[x] $\\frac18$', is: () => affected / 2, equals: 1 / 8 },
  { says: '[x] $\\frac49$', is: () => carrier ** 2, equals: 4 / 9 },
  { says: 'Resposta: 9/16 ; 0,5625', is: () => (1 - affected) ** 2, equals: 0.5625 },
  { says: '\\frac{4}{36} = \\frac19$, cerca de 11%', is: () => carrier ** 2 * affected, equals: 1 / 9 },
];
