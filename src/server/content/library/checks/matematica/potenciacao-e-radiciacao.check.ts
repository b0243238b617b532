import type { Check } from '../check.ts';

const r2 = Math.SQRT2;
const r5 = Math.sqrt(5);

export const checks: Check[] = [
  {
    says: '- 2\\sqrt{2} = 9\\sqrt{2}$',
    is: () => Math.sqrt(72) + Math.sqrt(50) - Math.sqrt(8),
    equals: 9 * r2,
    near: 1e-9,
  },
  { says: '= 6 + 2\\sqrt{2}.$$', is: () => 14 / (3 - r2), equals: 6 + 2 * r2, near: 1e-9 },
  {
    says: '= \\frac{6\\sqrt{3}}{3} = 2\\sqrt{3}$',
    is: () => 6 / Math.sqrt(3),
    equals: 2 * Math.sqrt(3),
    near: 1e-9,
  },
  { says: '$6{,}3^2 < 40 < 6{,}4^2$', is: () => Number(6.3 ** 2 < 40 && 40 < 6.4 ** 2), equals: 1 },
  { says: '[x] $2^5$', is: () => (2 ** 5 * 2 ** -3) ** 2 / 2 ** -1, equals: 2 ** 5 },
  { says: '[ ] $2^{-29}$', is: () => 5 * -3 * 2 + 1, equals: -29 },
  { says: '[ ] $2^{15}$', is: () => (5 + 3) * 2 - 1, equals: 15 },
  { says: '[ ] $2^{17}$', is: () => (5 + 3) * 2 + 1, equals: 17 },
  { says: '[x] $4{,}8 \\cdot 10^6$', is: () => 0.0006 * 8e9, equals: 4.8e6, near: 1e-3 },
  { says: '[x] $\\sqrt{5} + 1$', is: () => 4 / (r5 - 1), equals: r5 + 1, near: 1e-9 },
  {
    says: '[ ] $\\frac{2\\sqrt{5} + 2}{3}$',
    is: () => (4 * (r5 + 1)) / (5 + 1),
    equals: (2 * r5 + 2) / 3,
    near: 1e-9,
  },
  { says: '[ ] $\\frac{4\\sqrt{5}}{5} - 4$', is: () => 4 / r5 - 4, equals: (4 * r5) / 5 - 4, near: 1e-9 },
  { says: 'Resposta: 8,5', is: () => 27 ** (2 / 3) - 4 ** (-1 / 2), equals: 8.5, near: 1e-9 },
  { says: 'portanto $3^{20} > 2^{30}$', is: () => Number(3 ** 20 > 2 ** 30), equals: 1 },
  { says: '$8{,}6^2 = 73{,}96$', is: () => 8.6 ** 2, equals: 73.96, near: 1e-9 },
  { says: '$8{,}7^2 = 75{,}69$', is: () => 8.7 ** 2, equals: 75.69, near: 1e-9 },
  {
    says: '$3\\sqrt{2} + 5\\sqrt{2} = 8\\sqrt{2}$',
    is: () => (3 * Math.sqrt(2) + 5 * Math.sqrt(2)) / Math.sqrt(2),
    equals: 8,
    near: 1e-9,
  },
];
