import type { Check } from '../check.ts';

const roots = (a: number, b: number, c: number): [number, number] => {
  const d = Math.sqrt(b * b - 4 * a * c);
  return [(-b - d) / (2 * a), (-b + d) / (2 * a)];
};

export const checks: Check[] = [
  {
    says: 'de raízes 3 e $-2$; ambas servem',
    is: () => roots(1, -1, -6).filter((x) => 6 / x === x - 1).length,
    equals: 2,
  },
  {
    says: 'O conjunto solução é $\\{1\\}$',
    is: () =>
      roots(1, 2, -3)
        .filter((x) => Math.sqrt(2 * x + 7) - x === 2)
        .reduce((s, x) => s + x, 0),
    equals: 1,
  },
  { says: 'o valor $-3$ é raiz estranha', is: () => Math.sqrt(2 * -3 + 7) + 3, equals: 4 },
  {
    says: '[x] $\\{-3\\}$',
    is: () =>
      [-3, 3].filter((x) => x - 3 !== 0 && x ** 2 / (x - 3) === 9 / (x - 3)).reduce((s, x) => s + x, 0),
    equals: -3,
  },
  { says: '[x] $\\{-3, 3\\}$', is: () => Math.sqrt(roots(1, -5, -36)[1]), equals: 3 },
  { says: 'vêm $y = 9$ e $y = -4$', is: () => roots(1, -5, -36)[0], equals: -4 },
  { says: '[x] 6', is: () => roots(1, -2, -24)[1], equals: 6 },
  { says: '[x] 6', is: () => 1 / (1 / 6 + 1 / (6 + 6)), equals: 4, near: 1e-9 },
  { says: '[ ] 1\n', is: () => (2 * 4 - 6) / 2, equals: 1 },
  {
    says: 'Resposta: 4',
    is: () =>
      roots(1, -3, -4)
        .filter((x) => Math.sqrt(x + 5) === x - 1)
        .reduce((s, x) => s + x, 0),
    equals: 4,
  },
  { says: 'os pares $(2, 5)$ e $(5, 2)$', is: () => roots(2, -14, 20)[0], equals: 2 },
  { says: 'os pares $(2, 5)$ e $(5, 2)$', is: () => roots(2, -14, 20)[1], equals: 5 },
];
