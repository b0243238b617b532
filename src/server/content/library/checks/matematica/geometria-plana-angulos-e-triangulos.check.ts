import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$H = 1{,}6 \\cdot 4{,}5 = 7{,}2$', is: () => (1.6 / 2) * 9, equals: 7.2, near: 1e-9 },
  { says: '$d \\approx 2{,}56$', is: () => Math.hypot(1.6, 2), equals: 2.56, near: 0.005 },
  { says: '[x] 80°', is: () => (180 * 4) / (2 + 3 + 4), equals: 80 },
  { says: '[ ] 160°', is: () => (360 * 4) / (2 + 3 + 4), equals: 160 },
  { says: '[x] 8 cm', is: () => (6 * 12) / 9, equals: 8 },
  { says: '[ ] 4,5 cm', is: () => (6 * 9) / 12, equals: 4.5 },
  { says: '[ ] 4,8 cm', is: () => (12 * 6) / 15, equals: 4.8, near: 1e-9 },
  { says: '[ ] 18 cm', is: () => (12 * 9) / 6, equals: 18 },
  { says: '[x] 7,2 cm', is: () => (9 * 12) / Math.hypot(9, 12), equals: 7.2 },
  { says: '[ ] 9,6 cm', is: () => 12 ** 2 / Math.hypot(9, 12), equals: 9.6 },
  { says: '[ ] 7,5 cm', is: () => Math.hypot(9, 12) / 2, equals: 7.5 },
  { says: '[ ] 5,4 cm', is: () => 9 ** 2 / Math.hypot(9, 12), equals: 5.4 },
  { says: 'O lado de 10 cm deveria ser menor que $4 + 5 = 9$', is: () => Number(10 < 4 + 5), equals: 0 },
  { says: 'Resposta: 6', is: () => Math.sqrt(6.5 ** 2 - 2.5 ** 2), equals: 6 },
];
