import type { Check } from '../check.ts';

/** Rates by slice, with the bounds that the lesson invents. */
const slices: [upTo: number, rate: number][] = [
  [1600, 0.075],
  [3000, 0.09],
  [4500, 0.12],
  [8000, 0.14],
];

function contribution(salary: number): number {
  let from = 0;
  let sum = 0;
  for (const [upTo, rate] of slices) {
    sum += rate * Math.max(0, Math.min(salary, upTo) - from);
    from = upTo;
  }
  return sum;
}

export const checks: Check[] = [
  { says: '$0{,}075 \\times 1600 = 120$', is: () => 0.075 * 1600, equals: 120, near: 1e-6 },
  { says: '$0{,}09 \\times 1400 = 126$', is: () => 0.09 * 1400, equals: 126, near: 1e-6 },
  { says: '$0{,}12 \\times 500 = 60$', is: () => 0.12 * 500, equals: 60, near: 1e-6 },
  { says: '$120 + 126 + 60 = 306$', is: () => contribution(3500), equals: 306, near: 1e-6 },
  { says: 'cerca de 8,7% do salário', is: () => (contribution(3500) / 3500) * 100, equals: 8.7, near: 0.05 },
  { says: '[x] R\\$ 210,00', is: () => contribution(2600), equals: 210, near: 1e-6 },
  { says: '[ ] R\\$ 234,00', is: () => 0.09 * 2600, equals: 234, near: 1e-6 },
  { says: '[ ] R\\$ 195,00', is: () => 0.075 * 2600, equals: 195, near: 1e-6 },
  { says: '[ ] R\\$ 429,00', is: () => (0.075 + 0.09) * 2600, equals: 429, near: 1e-6 },
  { says: '[x] complementar 9% do salário mínimo', is: () => 20 - 11, equals: 9 },
  { says: '15% do salário mínimo, com juros', is: () => 20 - 5, equals: 15 },
];
