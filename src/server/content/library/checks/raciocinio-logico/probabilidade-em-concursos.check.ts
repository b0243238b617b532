import type { Check } from '../check.ts';
import { choices, range, rows, sequences, sum } from './enumerate.ts';

/** Which share of cases fits. */
const share = <T>(cases: T[], fits: (one: T) => boolean) => cases.filter(fits).length / cases.length;
const dice = sequences(range(1, 6), 2);
const drawn = choices(range(1, 8), 2);
const technicians = (pair: number[]) => pair.filter((one) => one <= 5).length;
const balls = sequences(range(1, 10), 2);
const once = balls.filter(([a, b]) => a !== b);
const isRed = (ball: number | undefined) => ball! <= 4;
const heads = (coins: boolean[]) => coins.filter((head) => head).length;
/** Servants: whether a woman and whether with a degree. */
const servants = [
  ...range(1, 24).map((n) => ({ woman: true, degree: n <= 15 })),
  ...range(1, 16).map((n) => ({ woman: false, degree: n <= 6 })),
];
const learned = servants.filter(({ degree }) => degree);
const women = servants.filter(({ woman }) => woman);

export const checks: Check[] = [
  { says: 'soma 7 sai em 6 pares', is: () => dice.filter((pair) => sum(pair) === 7).length, equals: 6 },
  { says: 'e soma 2, em um só', is: () => dice.filter((pair) => sum(pair) === 2).length, equals: 1 },
  {
    says: '\\frac{3}{9} = \\frac{2}{15}$.',
    is: () => share(once, (pair) => pair.every(isRed)),
    equals: 2 / 15,
  },
  { says: '= 28$ pares', is: () => drawn.length, equals: 28 },
  {
    says: '$\\frac{10}{28} = \\frac{5}{14}$',
    is: () => share(drawn, (pair) => technicians(pair) === 2),
    equals: 5 / 14,
  },
  { says: '= \\frac{9}{14}$', is: () => share(drawn, (pair) => technicians(pair) < 2), equals: 9 / 14 },
  { says: 'é $\\frac{15}{28}$', is: () => share(drawn, (pair) => technicians(pair) === 1), equals: 15 / 28 },
  { says: '$\\frac{6}{36} = \\frac{1}{6}$', is: () => share(dice, (pair) => sum(pair) === 7), equals: 1 / 6 },
  { says: '[ ] $\\frac{4}{25}$', is: () => share(balls, (pair) => pair.every(isRed)), equals: 4 / 25 },
  { says: '[ ] $\\frac{2}{5}$', is: () => share(once, ([first]) => isRed(first)), equals: 2 / 5 },
  {
    says: '[ ] $\\frac{1}{3}$',
    is: () =>
      share(
        once.filter(([first]) => isRed(first)),
        ([, second]) => isRed(second),
      ),
    equals: 1 / 3,
  },
  { says: '[ ] $\\frac{7}{19}$', is: () => (4 + 3) / (10 + 9), equals: 7 / 19 },
  { says: '[x] $\\frac{2}{15}$', is: () => share(once, (pair) => pair.every(isRed)), equals: 2 / 15 },
  { says: '[x] $\\frac{7}{8}$', is: () => share(rows(3), (coins) => heads(coins) > 0), equals: 7 / 8 },
  { says: '[ ] $\\frac{1}{8}$', is: () => share(rows(3), (coins) => heads(coins) === 0), equals: 1 / 8 },
  {
    says: '[ ] $\\frac{3}{8}$\n  > É a de sair',
    is: () => share(rows(3), (coins) => heads(coins) === 1),
    equals: 3 / 8,
  },
  { says: '[ ] $\\frac{1}{2}$', is: () => share(rows(3), ([first]) => first!), equals: 1 / 2 },
  { says: '[ ] $\\frac{3}{4}$', is: () => share(rows(2), (coins) => heads(coins) > 0), equals: 3 / 4 },
  { says: '[ ] $\\frac{5}{8}$', is: () => share(women, ({ degree }) => degree), equals: 5 / 8 },
  { says: '[x] $\\frac{5}{7}$', is: () => share(learned, ({ woman }) => woman), equals: 5 / 7 },
  {
    says: '[ ] $\\frac{3}{8}$\n  > É a de sortear',
    is: () => share(servants, ({ woman, degree }) => woman && degree),
    equals: 3 / 8,
  },
  { says: '[ ] $\\frac{2}{7}$', is: () => share(learned, ({ woman }) => !woman), equals: 2 / 7 },
  { says: '[ ] $\\frac{3}{5}$', is: () => share(servants, ({ woman }) => woman), equals: 3 / 5 },
  { says: '$0{,}5 + 0{,}4 - 0{,}2 = 0{,}7$', is: () => 0.5 + 0.4 - 0.2, equals: 0.7 },
  { says: 'Resposta: 5/36', is: () => share(dice, (pair) => sum(pair) === 8), equals: 5 / 36 },
  {
    says: 'só uma sequência, $\\frac{1}{8}$',
    is: () => share(rows(3), (right) => heads(right) === 3),
    equals: 1 / 8,
  },
  { says: 'se erra, $\\frac{3}{8}$', is: () => share(rows(3), (right) => heads(right) === 2), equals: 3 / 8 },
  {
    says: '= \\frac{4}{8} = \\frac{1}{2}$',
    is: () => share(rows(3), (right) => heads(right) >= 2),
    equals: 1 / 2,
  },
];
