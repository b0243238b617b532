import type { Check } from '../check.ts';

const m = (t: number) => 80 * 0.5 ** (t / 6);

export const checks: Check[] = [
  { says: '$e \\approx 2{,}718$', is: () => (1 + 1 / 1e6) ** 1e6, equals: 2.718, near: 5e-4 },
  { says: 'Após 18 h restam 10 mg', is: () => m(18), equals: 10 },
  { says: 'restarão 5 mg após 24 h', is: () => 6 * Math.log2(80 / 5), equals: 24 },
  { says: '0{,}8 = 0{,}64$', is: () => (1 - 0.2) ** 2, equals: 0.64 },
  { says: '$1 - 0{,}15 = 0{,}85$', is: () => 1 - 0.15, equals: 0.85 },
  {
    says: '[x] $7$',
    is: () => Math.log(9 ** (7 - 1)) - Math.log(27 ** (7 - 3)) + (9 - 2) / (3 - 2),
    equals: 7,
  },
  { says: '[ ] $4$', is: () => (27 * 3 - 9) / (27 - 9), equals: 4 },
  { says: '[ ] $8$', is: () => (9 - 1) / (3 - 2), equals: 8 },
  { says: '[ ] $2$', is: () => (3 - 1) / (3 - 2), equals: 2 },
  { says: '[x] $x < 5$', is: () => (4 + 1) / (2 - 1), equals: 5 },
  { says: '[ ] 364.500', is: () => 500 * 3 ** 6, equals: 364500 },
  { says: '[x] 13.500', is: () => 500 * 3 ** (6 / 2), equals: 13500 },
  { says: '[ ] 9.000', is: () => 500 * 3 * 6, equals: 9000 },
  { says: '[ ] 4.500', is: () => 500 * 3 * 3, equals: 4500 },
  { says: 'um quarto da massa inicial', is: () => 0.5 ** 2, equals: 0.25 },
  {
    says: 'Resposta: 3',
    is: () => Math.log2((6 + Math.sqrt(36 - 32)) / 2) + Math.log2((6 - Math.sqrt(36 - 32)) / 2),
    equals: 3,
  },
  { says: 'o carro vale R\\$ 43.740,00', is: () => 60000 * (1 - 0.1) ** 3, equals: 43740, near: 1e-6 },
  { says: 'quando é de R\\$ 39.366,00', is: () => 60000 * (1 - 0.1) ** 4, equals: 39366, near: 1e-6 },
];
