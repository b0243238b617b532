import type { Check } from '../check.ts';

const holds = (f: (x: number) => number, g: (x: number) => number): number =>
  Number([-2.5, -1, 0.5, 2, 3.7, 11].every((x) => Math.abs(f(x) - g(x)) < 1e-9));

export const checks: Check[] = [
  { says: '$2 \\cdot 9 - 1 = 17$', is: () => 2 * 3 ** 2 - 1, equals: 17 },
  {
    says: '$6x^2 + 9x = 3x(2x + 3)$',
    is: () =>
      holds(
        (x) => 6 * x * x + 9 * x,
        (x) => 3 * x * (2 * x + 3),
      ),
    equals: 1,
  },
  {
    says: 'o trinômio é igual a $(x + 2)(x + 5)$',
    is: () =>
      holds(
        (x) => x * x + 7 * x + 10,
        (x) => (x + 2) * (x + 5),
      ),
    equals: 1,
  },
  { says: 'o valor é $\\frac{4}{10} = 0{,}4$', is: () => (7 ** 2 - 9) / (7 ** 2 + 6 * 7 + 9), equals: 0.4 },
  {
    says: '= \\frac{x - 3}{x + 3}.$$',
    is: () =>
      holds(
        (x) => (x * x - 9) / (x * x + 6 * x + 9),
        (x) => (x - 3) / (x + 3),
      ),
    equals: 1,
  },
  {
    says: '[x] $4x^2 - 12x + 9$',
    is: () =>
      holds(
        (x) => (2 * x - 3) ** 2,
        (x) => 4 * x * x - 12 * x + 9,
      ),
    equals: 1,
  },
  {
    says: '[x] $\\dfrac{x + 5}{x}$',
    is: () =>
      holds(
        (x) => (x * x - 25) / (x * x - 5 * x),
        (x) => (x + 5) / x,
      ),
    equals: 1,
  },
  { says: '[x] 53', is: () => 9 ** 2 - 2 * 14, equals: 53 },
  { says: '[x] 53', is: () => 2 ** 2 + 7 ** 2, equals: 53 },
  { says: '[ ] 25', is: () => (7 - 2) ** 2, equals: 25 },
  { says: '[ ] 109', is: () => 9 ** 2 + 2 * 14, equals: 109 },
  { says: 'Resposta: 9975', is: () => 105 * 95, equals: 9975 },
  {
    says: '$(x + 3)(x + 5)$, pois',
    is: () =>
      holds(
        (x) => x * x + 8 * x + 15,
        (x) => (x + 3) * (x + 5),
      ),
    equals: 1,
  },
  {
    says: '$(x - 4)(x + 3)(x - 3)$',
    is: () =>
      holds(
        (x) => x ** 3 - 4 * x * x - 9 * x + 36,
        (x) => (x - 4) * (x + 3) * (x - 3),
      ),
    equals: 1,
  },
  { says: '$125 - 100 - 45 + 36 = 16$', is: () => 5 ** 3 - 4 * 5 ** 2 - 9 * 5 + 36, equals: 16 },
];
