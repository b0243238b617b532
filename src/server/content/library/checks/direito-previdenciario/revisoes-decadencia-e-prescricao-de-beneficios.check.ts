import type { Check } from '../check.ts';

/** Month in which the ten years end, as YYYYMM, counted from the first day of the month after the first payment. */
function tenYears(year: number, month: number): number {
  const end = new Date(Date.UTC(year + 10, month, 1));
  return end.getUTCFullYear() * 100 + end.getUTCMonth() + 1;
}

export const checks: Check[] = [
  { says: 'dez anos levam a junho de 2025', is: () => tenYears(2015, 5), equals: 202506 },
  { says: 'venceu antes de agosto de 2018', is: () => 2023 - 5, equals: 2018 },
  { says: '[x] terminou em abril de 2026', is: () => tenYears(2016, 3), equals: 202604 },
];
