import type { Check } from '../check.ts';

/** Value of the polynomial whose coefficients are given from the highest degree down. */
const at = (p: number[], x: number) => p.reduce((s, c) => s * x + c, 0);
/** Size of the value at a complex number. */
const size = (p: number[], re: number, im: number) => {
  const [a, b] = p.reduce<[number, number]>(([s, t], c) => [s * re - t * im + c, s * im + t * re], [0, 0]);
  return Math.hypot(a, b);
};
const p = [1, -4, 1, 6];
const q = [1, -2, 5, -4];
const r = [1, -5, 9, -5];

export const checks: Check[] = [
  { says: '$p(1) = 1 - 4 + 1 + 6 = 4$', is: () => at(p, 1), equals: 4 },
  { says: '$p(2) = 8 - 16 + 2 + 6 = 0$', is: () => at(p, 2), equals: 0 },
  {
    says: 'As soluções da equação são $-1$, 2 e 3',
    is: () => Math.abs(at(p, -1)) + Math.abs(at(p, 2)) + Math.abs(at(p, 3)),
    equals: 0,
  },
  {
    says: 'O quociente é $x^2 - 2x - 3$',
    is: () => at([1, -2, -3], 7) * (7 - 2),
    equals: 7 ** 3 - 4 * 7 ** 2 + 7 + 6,
  },
  { says: '(-1) = -6$', is: () => -6 / 1, equals: 2 * 3 * -1 },
  { says: '[ ] $-30$', is: () => at(q, -2), equals: -30 },
  { says: '[x] $6$', is: () => at(q, 2), equals: 6 },
  { says: '[ ] $10$\n  > Esquece', is: () => at([1, -2, 5, 0], 2), equals: 10 },
  { says: '[ ] $14$', is: () => at([1, -2, 5, 4], 2), equals: 14 },
  { says: '[ ] $22$', is: () => at([1, 2, 5, -4], 2), equals: 22 },
  { says: '[x] $-5$', is: () => -10 / 2, equals: -5 },
  { says: '[ ] $3$\n  > É a soma', is: () => 6 / 2, equals: 3 },
  { says: '[ ] $2$', is: () => 4 / 2, equals: 2 },
  { says: '[x] $\\frac{2}{3}$', is: () => (3 % 2) + (2 % 3), equals: 3 },
  { says: 'Resposta: 3', is: () => at([1, 3, -5, 1], 1) + (5 - 1 - 1), equals: 3 },
  { says: '$p(1) = 1 - 5 + 9 - 5 = 0$', is: () => at(r, 1), equals: 0 },
  {
    says: 'As raízes são $1$, $2 + i$ e $2 - i$',
    is: () => size(r, 1, 0) + size(r, 2, 1) + size(r, 2, -1),
    equals: 0,
  },
  { says: '= 4 + 1 = 5', is: () => 2 ** 2 + 1 ** 2, equals: 5 },
];
