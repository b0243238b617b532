import type { Check } from '../check.ts';

const diagonals = (n: number): number => (n * (n - 1)) / 2 - n;
const inner = (n: number): number => 180 - 360 / n;

export const checks: Check[] = [
  { says: '$n = 360 : 24 = 15$', is: () => 360 / 24, equals: 15 },
  { says: 'com soma 2.340°', is: () => 15 * inner(15), equals: 2340 },
  { says: 'ângulos internos de 156°', is: () => inner(15), equals: 156 },
  { says: 'e 90 diagonais', is: () => diagonals(15), equals: 90 },
  { says: '[x] 35', is: () => diagonals(1440 / 180 + 2), equals: 35 },
  { says: '[ ] 20\n', is: () => diagonals(1440 / 180), equals: 20 },
  { says: '[x] 52 cm', is: () => 4 * Math.hypot(10 / 2, 24 / 2), equals: 52 },
  { says: '[ ] 104 cm', is: () => 4 * Math.hypot(10, 24), equals: 104 },
  { says: '[ ] 68 cm', is: () => 2 * (10 + 24), equals: 68 },
  { says: '[ ] 120 cm', is: () => (10 * 24) / 2, equals: 120 },
  { says: '[x] 12\n', is: () => 360 / (180 - (360 - inner(4) - inner(6))), equals: 12 },
  { says: 'Vem de usar 108°', is: () => 360 / (180 - (360 - inner(4) - inner(5))), equals: 20 },
  { says: 'Resposta: 48', is: () => 6 * 2 * 8 * Math.sin(Math.PI / 6), equals: 48, near: 1e-9 },
  { says: '120°, o suplemento', is: () => inner(6), equals: 120 },
  { says: '$20 + 8 + 10 + 10 = 48$', is: () => 20 + 8 + 2 * Math.hypot((20 - 8) / 2, 8), equals: 48 },
  { says: 'cerca de 16,1 cm', is: () => Math.hypot((20 + 8) / 2, 8), equals: 16.1, near: 0.05 },
];
