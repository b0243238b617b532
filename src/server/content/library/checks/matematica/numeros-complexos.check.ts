import type { Check } from '../check.ts';

type Z = [re: number, im: number];
const times = ([a, b]: Z, [c, d]: Z): Z => [a * c - b * d, a * d + b * c];
const power = (z: Z, n: number): Z => (n === 0 ? [1, 0] : times(z, power(z, n - 1)));
const divided = (z: Z, [c, d]: Z): Z => {
  const [re, im] = times(z, [c, -d]);
  return [re / (c * c + d * d), im / (c * c + d * d)];
};
const root: Z = [2, 3];

export const checks: Check[] = [
  { says: '= \\sqrt{4} = 2$', is: () => Math.hypot(1, Math.sqrt(3)), equals: 2 },
  { says: 'A sexta potência de $z$ é 64', is: () => power([1, Math.sqrt(3)], 6)[0], equals: 64 },
  { says: '64(1 + 0i) = 64$', is: () => power([1, Math.sqrt(3)], 6)[1], equals: 0, near: 1e-6 },
  { says: '- 6 = -8$', is: () => power([1, Math.sqrt(3)], 3)[0], equals: -8 },
  { says: '[x] $-1$', is: () => power([0, 1], 50)[0], equals: -1 },
  { says: '[x] $11 - 10i$', is: () => times([3, 2], [1, -4])[0], equals: 11 },
  { says: '= 3 + 8 - 10i$', is: () => times([3, 2], [1, -4])[1], equals: -10 },
  { says: '[x] $16$', is: () => power([1, 1], 8)[0], equals: 16 },
  { says: '[ ] $2$', is: () => 1 + power([0, 1], 8)[0], equals: 2 },
  { says: 'Resposta: 13', is: () => Math.hypot(5, -12), equals: 13 },
  { says: '= 1 + 2i.', is: () => divided([8, 1], [2, -3])[0], equals: 1 },
  { says: '{13} = 1 + 2i', is: () => divided([8, 1], [2, -3])[1], equals: 2 },
  { says: '= -36$. Como', is: () => (-4) ** 2 - 4 * 13, equals: -36 },
  {
    says: '= 2 \\pm 3i$',
    is: () => Math.hypot(times(root, root)[0] - 4 * root[0] + 13, times(root, root)[1] - 4 * root[1]),
    equals: 0,
  },
];
