import type { Check } from '../check.ts';

const r = Math.hypot(4 - 1, 6 - 2);

export const checks: Check[] = [
  { says: '= (4, 6)$', is: () => ((1 + 7) / 2) * 10 + (2 + 10) / 2, equals: 46 },
  { says: '= 5$.\n\nReduzida', is: () => Math.hypot(7 - 1, 10 - 2) / 2, equals: 5 },
  { says: 'Geral: $x^2 + y^2 - 8x - 12y + 27 = 0$', is: () => 4 ** 2 + 6 ** 2 - r ** 2, equals: 27 },
  { says: '= 26 > 25$', is: () => (9 - 4) ** 2 + (7 - 6) ** 2, equals: 26 },
  {
    says: '[x] Centro $(3, -2)$ e raio $5$',
    is: () => Math.sqrt(12 + (6 / 2) ** 2 + (4 / 2) ** 2),
    equals: 5,
  },
  { says: '[x] $4$', is: () => Math.sqrt(8) * Math.SQRT2, equals: 4 },
  { says: '[x] $8$', is: () => 2 * Math.sqrt(25 - 9), equals: 8 },
  { says: '[ ] $2\\sqrt{34}$', is: () => 2 * Math.sqrt(25 + 9), equals: 2 * Math.sqrt(34) },
  { says: 'são as retas $y = \\dfrac{4}{3}x$', is: () => Math.sqrt(16) / Math.sqrt(9), equals: 4 / 3 },
  { says: 'Resposta: 3', is: () => 12 / 2 / 2, equals: 3 },
  { says: '$b^2 = 25 - 9 = 16$', is: () => (10 / 2) ** 2 - 3 ** 2, equals: 16 },
  { says: '= 0{,}6$', is: () => 3 / (10 / 2), equals: 0.6 },
  { says: '{25} = 1$: o ponto está na elipse', is: () => 3 ** 2 / 25 + (16 / 5) ** 2 / 16, equals: 1 },
  { says: '= 6{,}8$', is: () => Math.hypot(3 + 3, 16 / 5), equals: 6.8 },
  { says: '$3{,}2 + 6{,}8 = 10 = 2a$', is: () => Math.hypot(0, 16 / 5) + Math.hypot(6, 16 / 5), equals: 10 },
];
