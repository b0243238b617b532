import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'isto é, 500 m', is: () => 50000 / 100, equals: 500 },
  {
    says: 'As 9 máquinas levam 6 dias.',
    is: () => 2700 / ((1200 / (6 * 8 * 5)) * 9 * 10),
    equals: 6,
    near: 1e-9,
  },
  { says: '[x] 15', is: () => (6 * 250000) / 100 / 1000, equals: 15 },
  { says: '[ ] 2,4', is: () => 6 / 2.5, equals: 2.4 },
  { says: '[x] 6', is: () => (4 * 9) / 6, equals: 6 },
  { says: '[ ] 13,5', is: () => (9 * 6) / 4, equals: 13.5 },
  { says: '[x] R\\$ 360', is: () => (780 * (1 / 2)) / (1 / 2 + 1 / 3 + 1 / 4), equals: 360, near: 1e-6 },
  { says: '[ ] R\\$ 240', is: () => (780 * (1 / 3)) / (1 / 2 + 1 / 3 + 1 / 4), equals: 240, near: 1e-6 },
  { says: '[ ] R\\$ 180', is: () => (780 * (1 / 4)) / (1 / 2 + 1 / 3 + 1 / 4), equals: 180, near: 1e-6 },
  { says: '[ ] R\\$ 173,33', is: () => (780 * 2) / 9, equals: 173.33, near: 0.01 },
  { says: '[ ] R\\$ 260', is: () => 780 / 3, equals: 260 },
  { says: 'Resposta: 75', is: () => 330 / (4 + 24 / 60), equals: 75, near: 1e-9 },
  { says: '$15.000 : 60.000 = 0{,}25$', is: () => 15000 / (12000 + 18000 + 30000), equals: 0.25 },
  {
    says: '$30.000 \\cdot 0{,}25 = 7.500$',
    is: () => (30000 * 15000) / (12000 + 18000 + 30000),
    equals: 7500,
  },
];
