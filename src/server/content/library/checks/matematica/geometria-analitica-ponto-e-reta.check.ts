import type { Check } from '../check.ts';

const area = (a: number[], b: number[], c: number[]) => {
  const [[ax = 0, ay = 0], [bx = 0, by = 0], [cx = 0, cy = 0]] = [a, b, c] as [number[], number[], number[]];
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
};

export const checks: Check[] = [
  {
    says: 'A mediatriz é a reta $y = -2x + 9$',
    is: () => (2 + 4) / 2 + (1 / ((4 - 2) / (5 - 1))) * ((1 + 5) / 2),
    equals: 9,
  },
  {
    says: 'a $B$, $\\sqrt{1^2 + 3^2} = \\sqrt{10}$',
    is: () => Math.hypot(4 - 1, 1 - 2) - Math.hypot(5 - 4, 4 - 1),
    equals: 0,
  },
  { says: '[x] $5$', is: () => Math.hypot(4 - 1, 6 - 2), equals: 5 },
  { says: '[ ] $\\sqrt{89}$', is: () => (1 + 4) ** 2 + (2 + 6) ** 2, equals: 89 },
  { says: '[x] $y = -\\frac{1}{2}x + 2$', is: () => 1 - (-1 / 2) * 2, equals: 2 },
  { says: '[ ] $y = 2x - 3$', is: () => 1 - 2 * 2, equals: -3 },
  { says: '[ ] $y = -2x + 5$', is: () => 1 + 2 * 2, equals: 5 },
  { says: '[ ] $y = \\frac{1}{2}x$', is: () => 1 - 2 / 2, equals: 0 },
  { says: '[ ] $y = -\\frac{1}{2}x + \\frac{5}{2}$', is: () => 2 + 1 / 2, equals: 5 / 2 },
  { says: '[x] $3$', is: () => Math.abs(3 * 1 + 4 * 2 + 4) / Math.hypot(3, 4), equals: 3 },
  { says: '[ ] $\\frac{3}{5}$', is: () => (3 * 1 + 4 * 2 + 4) / (3 ** 2 + 4 ** 2), equals: 3 / 5 },
  { says: '[ ] $\\frac{11}{5}$', is: () => (3 * 1 + 4 * 2) / Math.hypot(3, 4), equals: 11 / 5 },
  {
    says: 'os pontos $(0, 1)$, $(2, 5)$ e $(3, 7)$ estão alinhados',
    is: () => area([0, 1], [2, 5], [3, 7]),
    equals: 0,
  },
  { says: 'Resposta: 6', is: () => area([0, 0], [4, 0], [1, 3]), equals: 6 },
  { says: '4{,}6$.', is: () => Math.abs(4 * 6 - 3 * 0 - 1) / Math.hypot(4, 3), equals: 4.6 },
  { says: '= 11{,}5$ unidades quadradas', is: () => area([1, 1], [4, 5], [6, 0]), equals: 11.5 },
  { says: '= -23$', is: () => 1 * (5 - 0) - 4 * (1 - 0) + 6 * (1 - 5), equals: -23 },
];
