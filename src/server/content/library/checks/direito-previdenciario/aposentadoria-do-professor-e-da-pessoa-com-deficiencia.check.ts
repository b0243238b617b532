import type { Check } from '../check.ts';

/** Points and ages of a teacher by year (EC 103/2019, arts. 15, § 3º, and 16, § 2º). */
const points = (start: number, end: number, year: number) => Math.min(end, start + year - 2019);
const age = (start: number, end: number, year: number) => Math.min(end, start + (year - 2019) / 2);
/** Percentage by age (LC 142/2013, art. 8º, II). */
const byAge = (years: number) => Math.min(100, 70 + years);

export const checks: Check[] = [
  { says: '| pontos | 88', is: () => points(81, 92, 2026), equals: 88 },
  { says: '| 98, com 30', is: () => points(91, 100, 2026), equals: 98 },
  { says: '54 anos e 6 meses', is: () => age(51, 57, 2026), equals: 54.5 },
  { says: '59 anos e 6 meses', is: () => age(56, 60, 2026), equals: 59.5 },
  { says: '= 88\\%$', is: () => byAge(18), equals: 88 },
  { says: '[x] 90% do salário de benefício', is: () => byAge(20), equals: 90 },
];
