import type { Check } from '../check.ts';

/** The root of f, of the first degree. */
const root = (f: (x: number) => number): number => -f(0) / (f(1) - f(0));

export const checks: Check[] = [
  {
    says: 'O conjunto solução é $\\{5\\}$.',
    is: () => root((x) => (2 * x - 1) / 3 - (x - 3) / 2 - 2),
    equals: 5,
    near: 1e-9,
  },
  { says: '[x] $5$', is: () => root((x) => 3 * (x - 4) - 2 * (1 - x) - 11), equals: 5 },
  { says: '[ ] $25$', is: () => root((x) => 3 * (x - 4) - 2 - 2 * x - 11), equals: 25 },
  { says: '[ ] $4{,}2$', is: () => root((x) => 3 * (x - 4) + 2 + 2 * x - 11), equals: 4.2, near: 1e-9 },
  { says: '[ ] $3{,}4$', is: () => root((x) => 3 * x - 4 - 2 + 2 * x - 11), equals: 3.4, near: 1e-9 },
  { says: '[ ] $-0{,}6$', is: () => (11 - 14) / 5, equals: -0.6 },
  { says: '[x] $x \\geq -4$', is: () => root((x) => 5 - 3 * x - 17), equals: -4 },
  { says: '[ ] $x \\geq -\\frac{22}{3}$', is: () => (17 + 5) / -3, equals: -22 / 3 },
  { says: '[x] Mais de 100 km', is: () => root((x) => 90 + 0.6 * x - 60 - 0.9 * x), equals: 100, near: 1e-6 },
  { says: '[ ] Mais de 20 km', is: () => 30 / 1.5, equals: 20 },
  { says: '[ ] Mais de 500 km', is: () => 150 / 0.3, equals: 500, near: 1e-9 },
  { says: 'Resposta: 95', is: () => root((f) => (5 * (f - 32)) / 9 - 35), equals: 95, near: 1e-6 },
  { says: '$x \\leq -5$', is: () => 20 / -4, equals: -5 },
  { says: 'A condição se cumpre daqui a 7 anos', is: () => root((x) => 38 + x - 3 * (8 + x)), equals: 7 },
];
