import type { Check } from '../check.ts';

const [each, thefts] = [12 + 6, 5];

/** Times in months. */
export const checks: Check[] = [
  { says: 'um terço de um ano e seis meses são seis meses', is: () => each / 3, equals: 6 },
  { says: 'A pena é de dois anos', is: () => each * (1 + 1 / 3), equals: 2 * 12 },
  { says: 'Pela soma seriam sete anos e seis meses', is: () => each * thefts, equals: 7 * 12 + 6 },
];
