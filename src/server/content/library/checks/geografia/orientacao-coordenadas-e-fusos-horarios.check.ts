import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Na cidade de 60° leste são 21 h', is: () => 14 + (45 + 60) / 15, equals: 21 },
  { says: '[x] 5 h', is: () => 10 - (30 + 45) / 15, equals: 5 },
  { says: '[ ] 15 h', is: () => 10 + (30 + 45) / 15, equals: 15 },
  { says: '[ ] 11 h', is: () => 10 + (45 - 30) / 15, equals: 11 },
  { says: '[ ] 9 h', is: () => 10 - (45 - 30) / 15, equals: 9 },
  { says: '[ ] 3 h', is: () => 10 - (30 + 45) / 15 - 30 / 15, equals: 3 },
  { says: 'Resposta: 18 h', is: () => 20 - (5 - 3), equals: 18 },
  { says: 'O avião chega às 13 h de terça-feira', is: () => (22 + 11 + (1 + 3)) % 24, equals: 13 },
  { says: '15 graus, porque a Terra gira 360°', is: () => 360 / 24, equals: 15 },
];
