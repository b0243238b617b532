import type { Check } from '../check.ts';

const a = (21 - 24) / (2 - 0);
const m = (-5 - 7) / (3 - -1);

export const checks: Check[] = [
  { says: '= -1{,}5$', is: () => a, equals: -1.5 },
  { says: 'após 5 h a vela mede 16,5 cm', is: () => a * 5 + 24, equals: 16.5 },
  { says: 'ela dura 16 h', is: () => -24 / a, equals: 16 },
  { says: '[ ] 14 km', is: () => (30 + 5) / 2.5, equals: 14 },
  { says: '[ ] 12 km', is: () => 30 / 2.5, equals: 12 },
  { says: '[x] 10 km', is: () => (30 - 5) / 2.5, equals: 10 },
  { says: '[ ] 4 km', is: () => 30 / (5 + 2.5), equals: 4 },
  {
    says: '[ ] $f(x) = -\\frac{1}{3}x + \\frac{20}{3}$',
    is: () => 7 - ((3 - -1) / (-5 - 7)) * -1,
    equals: 20 / 3,
  },
  { says: '[x] $f(x) = -3x + 4$', is: () => m, equals: -3 },
  { says: '$b = 4$', is: () => 7 - m * -1, equals: 4 },
  { says: '[x] $x < 4$', is: () => -8 / -2, equals: 4 },
  { says: 'Resposta: 150', is: () => (40 - 25) / (0.3 - 0.2), equals: 150, near: 1e-6 },
  { says: '$x \\geq 80$', is: () => 1200 / (19 - 4), equals: 80 },
  { says: 'o lucro é de R\\$ 1.800,00', is: () => 19 * 200 - (4 * 200 + 1200), equals: 1800 },
];
