import type { Check } from '../check.ts';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const spent = [
  { sector: 'RH', value: 200 },
  { sector: 'TI', value: 500 },
  { sector: 'RH', value: 300 },
  { sector: 'TI', value: 100 },
];
const values = spent.map(({ value }) => value);

export const checks: Check[] = [
  { says: 'arredonda para uma casa: 2,3', is: () => Math.round(2.347 * 10) / 10, equals: 2.3 },
  {
    says: 'soma 200 e 300 e dá 500',
    is: () => sum(spent.filter(({ sector }) => sector === 'RH').map(({ value }) => value)),
    equals: 500,
  },
  {
    says: 'conta 200, 500 e 300 e dá 3',
    is: () => values.filter((value) => value >= 200).length,
    equals: 3,
  },
  { says: 'divide 1.100 por 4 e dá 275', is: () => sum(values) / values.length, equals: 275 },
  { says: '[x] 3', is: () => 2 + 1, equals: 3 },
  { says: '[ ] 16', is: () => sum([2, 5, 8, 1]), equals: 16 },
  { says: '[ ] 4', is: () => sum([2, 5, 8, 1]) / 4, equals: 4 },
  { says: 'Resposta: 2', is: () => [4, 9, 7, 9].filter((value) => value > 7).length, equals: 2 },
];
