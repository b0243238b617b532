import type { Check } from '../check.ts';

const g = 10;
export const checks: Check[] = [
  { says: 'A bola chega a 45 m de altura', is: () => 25 + 20 ** 2 / (2 * g), equals: 45 },
  { says: 'toca o solo 5 s depois', is: () => (20 + Math.sqrt(20 ** 2 + 2 * g * 25)) / g, equals: 5 },
  { says: 'sobe em 2 s', is: () => 20 / g, equals: 2 },
  { says: '= 3\\ \\text{s}$; ao todo', is: () => Math.sqrt((2 * 45) / g), equals: 3 },
  { says: '- [x] 4 s', is: () => Math.sqrt((2 * 80) / g), equals: 4 },
  { says: '- [ ] 2,8 s', is: () => Math.sqrt(80 / g), equals: 2.8, near: 0.05 },
  { says: '- [ ] 2 s', is: () => Math.sqrt(80 / (2 * g)), equals: 2 },
  { says: '- [ ] 0,5 s', is: () => Math.sqrt((2 * g) / 80), equals: 0.5 },
  { says: '- [x] 45 m', is: () => 30 * (30 / g) - (g * (30 / g) ** 2) / 2, equals: 45 },
  { says: '- [ ] 180 m', is: () => (2 * 30 ** 2) / g, equals: 180 },
  { says: '- [x] 25 m', is: () => (g * 3 ** 2) / 2 - (g * 2 ** 2) / 2, equals: 25 },
  { says: 'Resposta: 35 ; 35 m/s', is: () => Math.sqrt(5 ** 2 + 2 * g * 60), equals: 35 },
  { says: '= 2\\ \\text{s}$. A altura', is: () => 40 / 20, equals: 2 },
  { says: '$40 - 5 \\cdot 2^2 = 20', is: () => 40 - (g * (40 / 20) ** 2) / 2, equals: 20 },
];
