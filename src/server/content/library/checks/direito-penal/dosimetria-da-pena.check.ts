import type { Check } from '../check.ts';

const [base, rise] = [4 * 12, 1 / 3];

/** Times in months. */
export const checks: Check[] = [
  { says: 'um terço de 4 anos são 1 ano e 4 meses', is: () => base * rise, equals: 12 + 4 },
  { says: 'A pena final é de 5 anos e 4 meses', is: () => base * (1 + rise), equals: 5 * 12 + 4 },
];
