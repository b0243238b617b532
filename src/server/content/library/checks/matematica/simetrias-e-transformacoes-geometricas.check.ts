import type { Check } from '../check.ts';

type Point = [number, number];
const mirror = ([x, y]: Point): Point => [-x, y];
const turn = ([x, y]: Point): Point => [-y, x];
const area = ([a, b, c]: [Point, Point, Point]): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

export const checks: Check[] = [
  {
    says: 'área $\\frac{3 \\cdot 2}{2} = 3$',
    is: () =>
      area([
        [1, 1],
        [4, 1],
        [1, 3],
      ]),
    equals: 3,
  },
  {
    says: 'área $\\frac{6 \\cdot 4}{2} = 12$',
    is: () =>
      area([
        [-2, 2],
        [-2, 8],
        [-6, 2],
      ]),
    equals: 12,
  },
  { says: "$B''(-2, 8)$", is: () => 2 * turn([4, 1])[1], equals: 8 },
  { says: "$C''(-6, 2)$", is: () => 2 * turn([1, 3])[0], equals: -6 },
  { says: '[x] $(2, -3)$', is: () => turn(mirror([3, -2]))[0], equals: 2 },
  { says: '[x] $(2, -3)$', is: () => turn(mirror([3, -2]))[1], equals: -3 },
  { says: '[ ] $(2, 3)$', is: () => turn([3, -2])[1], equals: 3 },
  { says: '[ ] $(-2, 3)$', is: () => -turn(mirror([3, -2]))[1], equals: 3 },
  { says: '[x] 216 cm²', is: () => 24 * 3 ** 2, equals: 216 },
  { says: 'Resposta: 2,5', is: () => 20 / 8, equals: 2.5 },
  { says: 'cerca de 22,4 cm', is: () => Math.hypot(20, 10), equals: 22.4, near: 0.05 },
  { says: '$3 \\cdot 10 = 30$ cm', is: () => 3 * 10, equals: 30 },
];
