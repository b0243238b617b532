import type { Check } from '../check.ts';

type M = number[][];
const at = (m: M, i: number, j: number) => m[i]?.[j] ?? NaN;
const times = (a: M, b: M): M =>
  a.map((_, i) => a.map((_, j) => a.reduce((s, _, k) => s + at(a, i, k) * at(b, k, j), 0)));
const det = (m: M): number =>
  m.length === 1
    ? at(m, 0, 0)
    : m.reduce(
        (s, _, j) => s + (-1) ** j * at(m, 0, j) * det(m.slice(1).map((r) => r.filter((_, k) => k !== j))),
        0,
      );
/** The elements of a matrix of order 2 as one number in base 100. */
const code = (m: M) => m.flat().reduce((s, x) => s * 100 + x, 0);
const A = [
  [1, 2],
  [3, 4],
];
const B = [
  [2, 0],
  [1, 3],
];
const T = [
  [2, 1, 0],
  [1, 3, 2],
  [0, 1, 4],
];
const S = [
  [1, 1, 1],
  [2, -1, 1],
  [1, 2, -1],
];
/** Unknown number j by Cramer. */
const cramer = (m: M, b: number[], j: number) =>
  det(m.map((r, i) => r.map((x, k) => (k === j ? (b[i] ?? NaN) : x)))) / det(m);

export const checks: Check[] = [
  { says: 'e $z = 3$', is: () => cramer(S, [6, 3, 2], 2), equals: 3 },
  { says: '= 6 - 2 - 3 = 1$', is: () => cramer(S, [6, 3, 2], 0), equals: 1 },
  { says: '$y = -4 + 6 = 2$', is: () => cramer(S, [6, 3, 2], 1), equals: 2 },
  {
    says: '[x] $\\begin{pmatrix} 4 & 6 \\\\ 10 & 12 \\end{pmatrix}$',
    is: () => code(times(A, B)),
    equals: 4061012,
  },
  {
    says: '[ ] $\\begin{pmatrix} 2 & 4 \\\\ 10 & 14 \\end{pmatrix}$',
    is: () => code(times(B, A)),
    equals: 2041014,
  },
  {
    says: '[ ] $\\begin{pmatrix} 2 & 7 \\\\ 6 & 15 \\end{pmatrix}$',
    is: () =>
      code(
        times(A, [
          [2, 1],
          [0, 3],
        ]),
      ),
    equals: 2070615,
  },
  { says: '[x] $16$', is: () => det(T), equals: 16 },
  { says: '[ ] $24$', is: () => 2 * 3 * 4 + 1 * 2 * 0 + 0 * 1 * 1, equals: 24 },
  { says: '[ ] $8$', is: () => 0 * 3 * 0 + 2 * 2 * 1 + 1 * 1 * 4, equals: 8 },
  { says: '[ ] $32$', is: () => 2 * 3 * 4 + (2 * 2 * 1 + 1 * 1 * 4), equals: 32 },
  {
    says: '[x] $-4$',
    is: () =>
      det([
        [-4, 2],
        [8, -4],
      ]),
    equals: 0,
  },
  {
    says: '$D = -16$',
    is: () =>
      det([
        [0, 2],
        [8, 0],
      ]),
    equals: -16,
  },
  {
    says: '$D = -12$',
    is: () =>
      det([
        [2, 2],
        [8, 2],
      ]),
    equals: -12,
  },
  {
    says: 'ali $D = 240$',
    is: () =>
      det([
        [16, 2],
        [8, 16],
      ]),
    equals: 240,
  },
  { says: 'Resposta: 40', is: () => 2 ** 3 * 5, equals: 40 },
  {
    says: '5 = 1$, diferente de zero',
    is: () =>
      det([
        [2, 1],
        [5, 3],
      ]),
    equals: 1,
  },
  {
    says: 'A solução é $x = 1$',
    is: () =>
      cramer(
        [
          [2, 1],
          [5, 3],
        ],
        [4, 11],
        0,
      ),
    equals: 1,
  },
  {
    says: 'e $y = 2$.\n\n## Para',
    is: () =>
      cramer(
        [
          [2, 1],
          [5, 3],
        ],
        [4, 11],
        1,
      ),
    equals: 2,
  },
];
