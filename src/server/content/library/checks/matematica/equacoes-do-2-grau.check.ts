import type { Check } from '../check.ts';

const roots = (a: number, b: number, c: number): [number, number] => {
  const d = Math.sqrt(b * b - 4 * a * c);
  return [(-b - d) / (2 * a), (-b + d) / (2 * a)];
};

export const checks: Check[] = [
  { says: 'as raízes são 1 e $-7$', is: () => roots(1, 6, -7)[1], equals: 1 },
  { says: 'as raízes são 1 e $-7$', is: () => roots(1, 6, -7)[0], equals: -7 },
  { says: 'A calçada tem 1,5 m', is: () => roots(4, 2 * (8 + 5), 8 * 5 - 88)[1], equals: 1.5 },
  { says: '\\frac{-13 - 19}{4} = -8$', is: () => roots(4, 2 * (8 + 5), 8 * 5 - 88)[0], equals: -8 },
  { says: '169 + 192 = 361 = 19^2$', is: () => 13 ** 2 - 4 * 2 * -24, equals: 19 ** 2 },
  { says: '[x] $\\{-2, 7\\}$', is: () => roots(1, -5, -14)[0], equals: -2 },
  { says: '[x] $\\{-2, 7\\}$', is: () => roots(1, -5, -14)[1], equals: 7 },
  { says: '[x] 12', is: () => 12 ** 2 / (4 * 3), equals: 12 },
  { says: '[ ] 2\n', is: () => 12 / (2 * 3), equals: 2 },
  {
    says: '[x] $\\frac{3}{2}$',
    is: () => {
      const [r, s] = roots(2, -9, 6);
      return 1 / r + 1 / s;
    },
    equals: 1.5,
    near: 1e-9,
  },
  { says: 'Resposta: 11', is: () => roots(1, 1, -132)[1], equals: 11 },
  {
    says: '$(x - 2)(x + 5) = 0$, isto é, $x^2 + 3x - 10 = 0$',
    is: () => roots(1, 3, -10)[0] + roots(1, 3, -10)[1],
    equals: -3,
  },
  { says: 'O conjunto solução é $\\{-8, 2\\}$', is: () => roots(1, 6, -16)[0], equals: -8 },
  { says: 'O conjunto solução é $\\{-8, 2\\}$', is: () => roots(1, 6, -16)[1], equals: 2 },
];
