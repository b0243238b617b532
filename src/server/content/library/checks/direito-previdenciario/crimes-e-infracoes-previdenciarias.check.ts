import type { Check } from '../check.ts';

/** Months of the least penalty of one year with the increase of a share. */
const raised = (share: number) => 12 * (1 + share);

export const checks: Check[] = [
  { says: '[x] um ano e quatro meses', is: () => raised(1 / 3), equals: 16, near: 1e-6 },
  { says: '[ ] um ano e dois meses', is: () => raised(1 / 6), equals: 14, near: 1e-6 },
  { says: '[ ] um ano e seis meses', is: () => raised(1 / 2), equals: 18, near: 1e-6 },
  { says: '[ ] um ano e três meses', is: () => raised(1 / 4), equals: 15, near: 1e-6 },
];
