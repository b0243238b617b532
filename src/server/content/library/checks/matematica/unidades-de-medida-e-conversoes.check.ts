import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: '$15 \\cdot 8 \\cdot 5 = 600\\ \\text{dm}^3$',
    is: () => 1.5 * 0.8 * 0.5 * 1000,
    equals: 600,
    near: 1e-6,
  },
  { says: '$600 : 12 = 50$ minutos', is: () => (15 * 8 * 5) / 12, equals: 50 },
  { says: 'são 1 h 12 min', is: () => 1.2 * 60 - 60, equals: 12 },
  { says: '[x] 24.000', is: () => 2.4 * 100 * 100, equals: 24000 },
  { says: '[x] 12 h 09 min', is: () => 9 * 60 + 45 + 2.4 * 60, equals: 12 * 60 + 9 },
  { says: '[ ] 12 h 25 min', is: () => 9 * 60 + 45 + 2 * 60 + 40, equals: 12 * 60 + 25 },
  { says: '[ ] 11 h 49 min', is: () => 9 * 60 + 45 + 2 * 60 + 4, equals: 11 * 60 + 49 },
  { says: '[ ] 12 h 45 min', is: () => 9 * 60 + 45 + 3 * 60, equals: 12 * 60 + 45 },
  { says: '[x] 4.000', is: () => (3 * 1000 * 1000) / 750, equals: 4000 },
  { says: '[ ] 2.250', is: () => 3000 * 0.75, equals: 2250 },
  { says: 'Resposta: 4', is: () => (250 * 160) / 10000, equals: 4 },
  { says: '$4.500 : 20 = 225$ segundos', is: () => (4.5 * 1000) / 20, equals: 225 },
  { says: 'são 3 min 45 s', is: () => 3 * 60 + 45, equals: 225 },
  { says: 'a velocidade é de 20 m/s', is: () => (72 * 1000) / 3600, equals: 20 },
];
