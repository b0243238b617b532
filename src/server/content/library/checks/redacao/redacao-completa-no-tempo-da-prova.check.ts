import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Se você reserva 80 minutos', is: () => 10 + 10 + 30 + 10 + 20, equals: 80 },
  { says: '$15 + 15 = 30$ minutos; restam $80 - 30 = 50$', is: () => 80 - (15 + 15), equals: 50 },
  { says: 'sobram 0 para revisar', is: () => 80 - (15 + 15) - (30 + 20), equals: 0 },
  { says: '$50 - 24 - 20 = 6$ minutos', is: () => 80 - 15 - 15 - 24 - 20, equals: 6 },
  { says: '[x] 20', is: () => 90 - (12 + 13 + 35 + 10), equals: 20 },
  { says: '[ ] 30', is: () => 90 - (12 + 13 + 35), equals: 30 },
  { says: '[ ] 33', is: () => 90 - (12 + 35 + 10), equals: 33 },
  { says: '[ ] 55', is: () => 90 - (12 + 13 + 10), equals: 55 },
  { says: 'Resposta: 7', is: () => 30 - (5 + 9 + 9), equals: 7 },
  { says: 'A soma é de 80 minutos', is: () => 10 + 12 + 28 + 10 + 20, equals: 80 },
];
