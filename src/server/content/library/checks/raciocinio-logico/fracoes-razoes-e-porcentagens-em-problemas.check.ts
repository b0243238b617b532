import type { Check } from '../check.ts';

/** Parts of a total as the weights have it. */
const parts = (total: number, weights: number[]) => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total * weight) / all);
};
const inverse = (total: number, numbers: number[]) =>
  parts(
    total,
    numbers.map((number) => 1 / number),
  );
const shares = inverse(3900, [2, 3, 4]);
const near = 1e-6;

export const checks: Check[] = [
  { says: '\\frac{2}{3} = \\frac{1}{2}$ do começo', is: () => (3 / 4) * (2 / 3), equals: 1 / 2 },
  { says: 'ou 15% do total', is: () => 0.25 * 0.6 * 100, equals: 15 },
  { says: 'o desconto total é de 28%', is: () => (1 - 0.8 * 0.9) * 100, equals: 28 },
  { says: '$6 \\cdot 300 = 1.800$', is: () => shares[0]!, equals: 1800, near },
  { says: '$4 \\cdot 300 = 1.200$', is: () => shares[1]!, equals: 1200, near },
  { says: '$3 \\cdot 300 = 900$', is: () => shares[2]!, equals: 900, near },
  { says: '900 \\cdot 4 = 3.600$', is: () => shares[2]! * 4, equals: 3600, near },
  { says: '\\frac{1}{2} = \\frac{1}{3}$', is: () => (2 / 3) * (1 / 2), equals: 1 / 3 },
  { says: '[ ] R\\$ 2.000', is: () => (1500 * 4) / 3, equals: 2000 },
  { says: '[ ] R\\$ 2.250', is: () => (1500 * 3) / 2, equals: 2250 },
  { says: '[ ] R\\$ 2.375', is: () => 1500 + 1500 / 3 + 1500 / 4, equals: 2375 },
  { says: '[x] R\\$ 3.000', is: () => 1500 / ((1 - 1 / 3) * (1 - 1 / 4)), equals: 3000, near },
  { says: '[ ] R\\$ 3.600', is: () => 1500 / (1 - 1 / 3 - 1 / 4), equals: 3600, near },
  { says: '[ ] R\\$ 120', is: () => 600 / 5, equals: 120 },
  { says: '[ ] R\\$ 200', is: () => 600 / 3, equals: 200 },
  { says: '[ ] R\\$ 240', is: () => parts(600, [2, 3])[0]!, equals: 240 },
  { says: '[x] R\\$ 360', is: () => inverse(600, [2, 3])[0]!, equals: 360, near },
  { says: '[x] 31%', is: () => (0.6 * 0.25 + 0.4 * 0.4) * 100, equals: 31 },
  { says: '[ ] 32,5%', is: () => (25 + 40) / 2, equals: 32.5 },
  { says: '[ ] 34%', is: () => (0.6 * 0.4 + 0.4 * 0.25) * 100, equals: 34 },
  { says: '[ ] 55%', is: () => 15 + 40, equals: 55 },
  { says: '[ ] 65%', is: () => 25 + 40, equals: 65 },
  { says: 'o desconto único é de 28%', is: () => (1 - 0.8 * 0.9) * 100, equals: 28 },
  { says: 'Resposta: 16%', is: () => ((2 * 0.1 + 3 * 0.2) / (2 + 3)) * 100, equals: 16 },
  { says: 'o total é de 30 dias', is: () => 12 / ((1 - 2 / 5) * (1 - 1 / 3)), equals: 30, near },
  { says: '$12 + 6 + 12 = 30$', is: () => (2 / 5) * 30 + (1 / 3) * 18 + 12, equals: 30 },
];
