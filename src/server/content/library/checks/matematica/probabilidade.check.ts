import type { Check } from '../check.ts';

const dice = Array.from({ length: 36 }, (_, i) => [1 + (i % 6), 1 + Math.floor(i / 6)] as const);
const balls = 'VVVVVAAA'.split('');
const pairs = balls.flatMap((a, i) => balls.filter((_, j) => j !== i).map((b) => a + b));
/** Share of the 4^5 answer sheets, with one right option of four in each, that have a number of hits. */
const sheets = Array.from(
  { length: 4 ** 5 },
  (_, i) => [...i.toString(4).padStart(5, '0')].filter((c) => c === '0').length,
);

export const checks: Check[] = [
  { says: '= 0{,}018$', is: () => 0.02 * 0.9, equals: 0.018 },
  { says: '= 0{,}049$', is: () => (1 - 0.02) * 0.05, equals: 0.049 },
  { says: '= 0{,}067$', is: () => 0.02 * 0.9 + 0.98 * 0.05, equals: 0.067 },
  {
    says: 'cerca de 27% de estar doente',
    is: () => (0.02 * 0.9) / (0.02 * 0.9 + 0.98 * 0.05),
    equals: 0.27,
    near: 0.005,
  },
  {
    says: '\\dfrac{7}{8}$, pelo complementar',
    is: () => [0, 1, 2, 3, 4, 5, 6, 7].filter((x) => x > 0).length / 8,
    equals: 7 / 8,
  },
  { says: '[x] $\\frac{5}{36}$', is: () => dice.filter(([a, b]) => a + b === 8).length / 36, equals: 5 / 36 },
  {
    says: '[x] $\\frac{5}{14}$',
    is: () => pairs.filter((p) => p === 'VV').length / pairs.length,
    equals: 5 / 14,
  },
  { says: '[ ] $\\frac{5}{28}$', is: () => (5 * 4) / 2 / (8 * 7), equals: 5 / 28 },
  { says: '[ ] $\\frac{5}{16}$', is: () => (5 / 8) * (4 / 8), equals: 5 / 16 },
  { says: '[ ] $\\frac{25}{64}$', is: () => (5 / 8) ** 2, equals: 25 / 64 },
  { says: '[ ] $\\frac{1}{5}$', is: () => 8 / 40, equals: 1 / 5 },
  { says: '[ ] $\\frac{3}{8}$', is: () => 15 / 40, equals: 3 / 8 },
  { says: '[x] $\\frac{8}{15}$', is: () => 8 / 40 / (15 / 40), equals: 8 / 15 },
  { says: '[ ] $\\frac{5}{8}$\n  > É a probabilidade de um aluno', is: () => 25 / 40, equals: 5 / 8 },
  {
    says: 'Resposta: 3/8',
    is: () =>
      Array.from({ length: 16 }, (_, i) => [...i.toString(2)].filter((c) => c === '1').length).filter(
        (k) => k === 2,
      ).length / 16,
    equals: 3 / 8,
  },
  {
    says: '\\frac{45}{512}',
    is: () => sheets.filter((k) => k === 3).length / sheets.length,
    equals: 45 / 512,
  },
  {
    says: 'cerca de 8,8%',
    is: () => sheets.filter((k) => k === 3).length / sheets.length,
    equals: 0.088,
    near: 5e-4,
  },
  {
    says: '\\frac{781}{1024}',
    is: () => sheets.filter((k) => k > 0).length / sheets.length,
    equals: 781 / 1024,
  },
  {
    says: 'cerca de 76,3%',
    is: () => sheets.filter((k) => k > 0).length / sheets.length,
    equals: 0.763,
    near: 5e-4,
  },
];
