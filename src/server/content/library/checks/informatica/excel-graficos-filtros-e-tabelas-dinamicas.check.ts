import type { Check } from '../check.ts';

const sales = [
  ['Norte', 'janeiro', 100],
  ['Sul', 'janeiro', 50],
  ['Norte', 'fevereiro', 80],
  ['Sul', 'fevereiro', 70],
  ['Norte', 'fevereiro', 20],
] as const;
const total = (region: string, month: string) =>
  sales
    .filter(([place, when]) => place.includes(region) && when.includes(month))
    .reduce((sum, [, , value]) => sum + value, 0);

export const checks: Check[] = [
  { says: '| Norte | 100 | 100 | 200 |', is: () => total('Norte', ''), equals: 200 },
  { says: '| Norte | 100 | 100 | 200 |', is: () => total('Norte', 'fevereiro'), equals: 100 },
  { says: '| Sul | 50 | 70 | 120 |', is: () => total('Sul', ''), equals: 120 },
  { says: '| Total | 150 | 170 | 320 |', is: () => total('', 'janeiro'), equals: 150 },
  { says: '| Total | 150 | 170 | 320 |', is: () => total('', ''), equals: 320 },
  {
    says: 'fevereiro superou janeiro em 20',
    is: () => total('', 'fevereiro') - total('', 'janeiro'),
    equals: 20,
  },
];
