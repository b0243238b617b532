import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'são $7 + 1 = 8$ ônibus', is: () => Math.ceil(327 / 45), equals: 8 },
  { says: '$327 = 45 \\cdot 7 + 12$', is: () => 327 % 45, equals: 12 },
  { says: 'o transporte custa R\\$ 6.800', is: () => Math.ceil(327 / 45) * 850, equals: 6800 },
  { says: '7 \\cdot 10 + 7 \\cdot 4 = 98', is: () => 7 * 14, equals: 98 },
  { says: '[x] 360', is: () => 13 * 27 + 9, equals: 360 },
  { says: '[ ] 256', is: () => 27 * 9 + 13, equals: 256 },
  { says: '[ ] 364', is: () => 13 * 28, equals: 364 },
  { says: '[ ] 594', is: () => (13 + 9) * 27, equals: 594 },
  { says: '[x] 60', is: () => 4 * 5 * 3, equals: 60 },
  { says: '[ ] 27', is: () => (4 + 5) * 3, equals: 27 },
  { says: '[ ] 32', is: () => 4 * (5 + 3), equals: 32 },
  { says: '[x] 4.000', is: () => (Math.floor(734082 / 1000) % 10) * 1000, equals: 4000 },
  { says: 'Resposta: 1994', is: () => 1000 + (1000 - 100) + (100 - 10) + (5 - 1), equals: 1994 },
  { says: 'O número 49', is: () => 50 - 10 + (10 - 1), equals: 49 },
  { says: '$750 + 150 = 900$ pacotes', is: () => 36 * 25, equals: 900 },
  { says: 'Cada loja recebe 64 pacotes', is: () => Math.floor((36 * 25) / 14), equals: 64 },
  { says: 'e 4 pacotes ficam no depósito', is: () => (36 * 25) % 14, equals: 4 },
];
