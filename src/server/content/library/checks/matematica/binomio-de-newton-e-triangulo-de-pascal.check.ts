import type { Check } from '../check.ts';

const f = (n: number): number => (n < 2 ? 1 : n * f(n - 1));
const C = (n: number, k: number) => Math.round(f(n) / f(k) / f(n - k));
/** Coefficients, from degree 0 up, of the power of a polynomial, by multiplying out. */
const power = (p: number[], n: number): number[] =>
  n === 0
    ? [1]
    : power(p, n - 1).reduce<number[]>((s, a, i) => {
        p.forEach((b, j) => {
          s[i + j] = (s[i + j] ?? 0) + a * b;
        });
        return s;
      }, []);

export const checks: Check[] = [
  { says: 'O coeficiente de $x^4$ é 2.160', is: () => power([-3, 2], 6)[4] ?? 0, equals: 2160 },
  { says: 'a soma é $7^7$', is: () => power([5, 2], 7).reduce((s, x) => s + x, 0), equals: 7 ** 7 },
  { says: '[ ] 10\n', is: () => C(5, 2), equals: 10 },
  { says: '[ ] 20\n  > Usa 2', is: () => C(5, 2) * 2, equals: 20 },
  { says: '[x] 40', is: () => power([2, 1], 5)[3] ?? 0, equals: 40 },
  { says: '[ ] 80', is: () => power([2, 1], 5)[2] ?? 0, equals: 80 },
  { says: '[ ] 243', is: () => (1 + 2) ** 5, equals: 243 },
  { says: '[x] 15', is: () => power([1, 0, 0, 1], 6)[6] ?? 0, equals: 15 },
  { says: '[ ] 20\n  > Toma', is: () => C(6, 3), equals: 20 },
  { says: '[ ] 64', is: () => 2 ** 6, equals: 64 },
  { says: '[ ] 360', is: () => f(6) / f(2), equals: 360 },
  { says: '$56 + 70 = 126$', is: () => C(8, 3) + C(8, 4), equals: C(9, 4) },
  { says: 'à primeira parcela, 56', is: () => C(8, 5), equals: 56 },
  { says: 'o de cima: dá 8', is: () => C(8, 7), equals: 8 },
  {
    says: 'contada a partir da linha 0, é 1.024',
    is: () => power([1, 1], 10).reduce((s, x) => s + x, 0),
    equals: 1024,
  },
  { says: 'Resposta: 16', is: () => power([-1, 3], 4).reduce((s, x) => s + x, 0), equals: 16 },
  { says: 'A soma é $1{,}104$', is: () => 1 + 5 * 0.02 + 10 * 0.02 ** 2, equals: 1.104 },
  { says: 'o valor $1{,}10408$', is: () => 1.02 ** 5, equals: 1.10408, near: 5e-6 },
  { says: '0{,}02^3 = 0{,}00008$', is: () => 10 * 0.02 ** 3, equals: 0.00008 },
];
