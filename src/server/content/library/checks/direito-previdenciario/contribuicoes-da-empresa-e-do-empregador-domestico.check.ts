import type { Check } from '../check.ts';

/** Employer's share of a payroll: 20% and the RAT times the FAP. */
const share = (payroll: number, rat: number, fap: number) => payroll * (0.2 + rat * fap);

export const checks: Check[] = [
  {
    says: '$20\\,000 + 3\\,000 = 23\\,000$',
    is: () => share(100_000, 0.02, 1.5),
    equals: 23_000,
    near: 1e-6,
  },
  { says: 'o total, R\\$ 21.000', is: () => share(100_000, 0.02, 0.5), equals: 21_000, near: 1e-6 },
  { says: '[x] 1,5%', is: () => 3 * 0.5, equals: 1.5 },
  { says: 'Seria o resultado com fator 2,0', is: () => 3 * 2, equals: 6 },
  { says: '| 2025 | 5% |', is: () => 20 * 0.25, equals: 5 },
  { says: '| 2026 | 10% |', is: () => 20 * 0.5, equals: 10 },
  { says: '| 2027 | 15% |', is: () => 20 * 0.75, equals: 15 },
  { says: 'Resposta: 1.000', is: () => 50_000 * 0.01 * 2, equals: 1000, near: 1e-6 },
];
