import type { Check } from '../check.ts';

/** Rates of recombination of the question with four genes. */
const rates: Record<string, number> = { AB: 5, BC: 12, CD: 4, AC: 17, BD: 16, AD: 21 };
const rate = (x: string, y: string) => rates[x < y ? x + y : y + x] ?? Number.NaN;
const orders = (left: string[]): string[] =>
  left.length < 2 ? left : left.flatMap((x) => orders(left.filter((y) => y !== x)).map((rest) => x + rest));
/** In a right order each rate is the sum of the rates between neighbours. */
const fits = (order: string) => {
  const place = [0];
  for (let i = 1; i < order.length; i++)
    place.push((place[i - 1] ?? 0) + rate(order.charAt(i - 1), order.charAt(i)));
  return [...order].every((x, i) =>
    [...order].every((y, j) => i >= j || rate(x, y) === (place[j] ?? 0) - (place[i] ?? 0)),
  );
};

export const checks: Check[] = [
  {
    says: '$\\frac{180}{1000} = 18\\%$',
    is: () => (100 * (92 + 88)) / (415 + 405 + 92 + 88),
    equals: 18,
    near: 1e-9,
  },
  { says: '[x] 10%', is: () => 20 / 2, equals: 10 },
  { says: '$80\\% \\div 2$', is: () => (100 - 20) / 2, equals: 40 },
  { says: '$5 + 12 + 4 = 21$', is: () => 5 + 12 + 4, equals: 21 },
  {
    // Of the orders of A, B, C, D that agree with the six rates, A, B, C, D and its mirror are the only ones.
    says: '[x] A, B, C, D.',
    is: () => (orders(['A', 'B', 'C', 'D']).filter(fits).sort().join() === 'ABCD,DCBA' ? 1 : 0),
    equals: 1,
  },
  { says: '[x] trans e 10%.', is: () => (100 * (40 + 60)) / (40 + 460 + 440 + 60), equals: 10 },
  { says: 'Resposta: 12', is: () => (100 * 36) / 300, equals: 12 },
  { says: '$0{,}46 \\cdot 500 = 230$', is: () => (500 * (100 - 8)) / 2 / 100, equals: 230 },
  { says: '$0{,}04 \\cdot 500 = 20$', is: () => (500 * 8) / 2 / 100, equals: 20 },
];
