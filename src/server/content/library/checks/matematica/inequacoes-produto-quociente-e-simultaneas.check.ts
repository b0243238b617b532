import type { Check } from '../check.ts';

/** How many of −20, −19.5, …, 20 satisfy exactly one of the two conditions: zero when they say the same. */
const differences = (p: (x: number) => boolean, q: (x: number) => boolean) =>
  Array.from({ length: 81 }, (_, i) => i / 2 - 20).filter((x) => p(x) !== q(x)).length;
const integers = Array.from({ length: 41 }, (_, i) => i - 20);

export const checks: Check[] = [
  {
    says: 'A solução de $(x - 1)(3 - x) > 0$ é $1 < x < 3$',
    is: () =>
      differences(
        (x) => (x - 1) * (3 - x) > 0,
        (x) => 1 < x && x < 3,
      ),
    equals: 0,
  },
  {
    says: 'A solução é $-2 < x \\leq 1$ ou $x \\geq 4$',
    is: () =>
      differences(
        (x) => x !== -2 && ((x - 1) * (x - 4)) / (x + 2) >= 0,
        (x) => (-2 < x && x <= 1) || x >= 4,
      ),
    equals: 0,
  },
  {
    says: '$2 < x < 6$: entre as raízes',
    is: () =>
      differences(
        (x) => (x - 2) * (x - 6) < 0,
        (x) => 2 < x && x < 6,
      ),
    equals: 0,
  },
  {
    says: '[x] $-5 < x < 2$',
    is: () =>
      differences(
        (x) => (x - 2) * (x + 5) < 0,
        (x) => -5 < x && x < 2,
      ),
    equals: 0,
  },
  { says: 'com $x = -6$ o produto é 8', is: () => (-6 - 2) * (-6 + 5), equals: 8 },
  {
    says: '[x] $3 < x \\leq 7$',
    is: () =>
      differences(
        (x) => x !== 3 && (x + 1) / (x - 3) >= 2,
        (x) => 3 < x && x <= 7,
      ),
    equals: 0,
  },
  {
    says: '[x] $1 \\leq x \\leq 6$',
    is: () =>
      differences(
        (x) => (x - 1) * (6 - x) >= 0,
        (x) => 1 <= x && x <= 6,
      ),
    equals: 0,
  },
  { says: 'com $x = 7$ o produto é $-6$', is: () => (7 - 1) * (6 - 7), equals: -6 },
  {
    says: 'Resposta: 5',
    is: () => integers.filter((x) => 2 * x - 1 > 3 && x * x - 8 * x + 7 <= 0).length,
    equals: 5,
  },
  {
    says: 'o domínio contém 6 números inteiros',
    is: () => integers.filter((x) => 9 - x * x >= 0 && x !== 1).length,
    equals: 6,
  },
];
