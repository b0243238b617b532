import type { Check } from '../check.ts';

const divisions = [
  [10, 10, 10],
  [14, 18, 30],
  [8, 40, 60],
] as const;
const sum = (group: readonly number[]) => group.reduce((total, income) => total + income, 0);

export const checks: Check[] = [
  { says: 'em (1), 10; em (2), 14; em (3), 8', is: () => Math.min(...divisions[0]), equals: 10 },
  { says: 'em (2), 14; em (3), 8', is: () => Math.min(...divisions[1]), equals: 14 },
  { says: 'em (3), 8', is: () => Math.min(...divisions[2]), equals: 8 },
  {
    says: 'o maior mínimo é 14',
    is: () => Math.max(...divisions.map((group) => Math.min(...group))),
    equals: 14,
  },
  { says: 'a soma maior é a de (3), 108', is: () => sum(divisions[2]), equals: 108 },
  { says: 'contra 62 de (2)', is: () => sum(divisions[1]), equals: 62 },
  { says: 'e 30 de (1)', is: () => sum(divisions[0]), equals: 30 },
];
