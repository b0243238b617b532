import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O volume é de 400 cm³', is: () => (10 ** 2 * 12) / 3, equals: 400 },
  { says: '= 13$.', is: () => Math.hypot(12, 10 / 2), equals: 13 },
  { says: 'a área total, de 360 cm²', is: () => 10 ** 2 + (4 * 10 * Math.hypot(12, 5)) / 2, equals: 360 },
  { says: 'Por 27', is: () => 3 ** 3, equals: 27 },
  { says: '[ ] $100\\pi$', is: () => (5 ** 2 * 12) / 3, equals: 100 },
  { says: '[ ] $120\\pi$ cm³\n  > Usa $2', is: () => 2 * 5 * 12, equals: 120 },
  { says: '[ ] $170\\pi$', is: () => 2 * 5 * (5 + 12), equals: 170 },
  { says: '[x] $300\\pi$', is: () => (10 / 2) ** 2 * 12, equals: 300 },
  { says: '[ ] $1200\\pi$', is: () => 10 ** 2 * 12, equals: 1200 },
  { says: '[x] $96\\pi$', is: () => (6 ** 2 * 8) / 3, equals: 96 },
  { says: '[ ] $120\\pi$ cm³\n  > Usa a geratriz', is: () => (6 ** 2 * Math.hypot(6, 8)) / 3, equals: 120 },
  { says: '[ ] $128\\pi$', is: () => (8 ** 2 * 6) / 3, equals: 128 },
  { says: '[ ] $288\\pi$', is: () => 6 ** 2 * 8, equals: 288 },
  { says: '[ ] $360\\pi$', is: () => 6 ** 2 * Math.hypot(6, 8), equals: 360 },
  { says: '[x] $\\frac{7}{8}$', is: () => 1 - (1 / 2) ** 3, equals: 7 / 8 },
  { says: 'ocupa dois terços do volume do cilindro', is: () => 4 / 3 / 2, equals: 2 / 3 },
  { says: 'Resposta: 13', is: () => Math.hypot(3, 4, 12), equals: 13 },
  { says: '= 30\\pi$ cm³', is: () => (3 ** 2 * 10) / 3, equals: 30 },
  { says: '= 18\\pi$ cm³', is: () => ((4 / 3) * 3 ** 3) / 2, equals: 18 },
  { says: 'cerca de 151 cm³', is: () => 48 * Math.PI, equals: 151, near: 0.5 },
  {
    says: 'O metal alcança 3 cm de altura',
    is: () => ((3 ** 2 * 10) / 3 + (2 / 3) * 3 ** 3) / 4 ** 2,
    equals: 3,
  },
];
