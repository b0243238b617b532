import type { Check } from '../check.ts';

/** Slope by a central difference. */
const slope = (f: (x: number) => number, x: number, h = 1e-5) => (f(x + h) - f(x - h)) / (2 * h);
const V = (x: number) => x * (12 - 2 * x) ** 2;
const s = (t: number) => t ** 3 - 6 * t ** 2 + 9 * t;
const f = (x: number) => x ** 3 - 3 * x;
const xs = Array.from({ length: 5999 }, (_, i) => (i + 1) / 1000);

export const checks: Check[] = [
  { says: '(x + 2) = 4.', is: () => ((2 + 1e-6) ** 2 - 4) / 1e-6, equals: 4, near: 1e-4 },
  { says: 'O maior volume, 128 cm³', is: () => Math.max(...xs.map(V)), equals: 128 },
  {
    says: 'vem com quadrados de 2 cm de lado',
    is: () => xs.find((x) => V(x) === Math.max(...xs.map(V))) ?? NaN,
    equals: 2,
  },
  { says: '= (12 - 2x)(12 - 6x)$', is: () => slope(V, 1), equals: (12 - 2) * (12 - 6), near: 1e-4 },
  { says: "$f'(x) = 5x^4$", is: () => slope((x) => x ** 5, 2), equals: 5 * 2 ** 4, near: 1e-4 },
  {
    says: '$3\\cos(3x)$',
    is: () => slope((x) => Math.sin(3 * x), 0.4),
    equals: 3 * Math.cos(1.2),
    near: 1e-4,
  },
  { says: '[x] $6$', is: () => ((3 + 1e-6) ** 2 - 9) / 1e-6, equals: 6, near: 1e-4 },
  { says: '[x] $6(2x + 1)^2$', is: () => slope((x) => (2 * x + 1) ** 3, 1), equals: 6 * 3 ** 2, near: 1e-4 },
  { says: '[ ] $12$', is: () => 3 * 2 ** 2, equals: 12 },
  { says: '[x] $-3$ m/s', is: () => slope(s, 2), equals: -3, near: 1e-4 },
  { says: '[ ] $-12$ m/s', is: () => 3 * 2 ** 2 - 12 * 2, equals: -12 },
  { says: '[ ] $0$ m/s', is: () => 6 * 2 - 12, equals: 0 },
  { says: '[ ] $1$ m/s', is: () => (s(2) - s(0)) / 2, equals: 1 },
  { says: '[ ] $2$ m/s', is: () => s(2), equals: 2 },
  { says: 'Resposta: 3', is: () => (6e12 + 5e6) / (2e12 - 1), equals: 3, near: 1e-4 },
  { says: '$y = 9x - 16$', is: () => f(2) - slope(f, 2) * 2, equals: -16, near: 1e-4 },
  { says: '= 12 - 3 = 9$', is: () => slope(f, 2), equals: 9, near: 1e-4 },
  { says: '$f(-1) = -1 + 3 = 2$', is: () => f(-1), equals: 2 },
  { says: '$f(1) = 1 - 3 = -2$', is: () => f(1), equals: -2 },
];
