import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$80\\,000 - 30\\,000 = 50\\,000$', is: () => 80000 - 30000, equals: 50000 },
  { says: '$0{,}1 \\cdot 50\\,000 = 5000$', is: () => (80000 - 30000) / 10, equals: 5000 },
  { says: '$0{,}1 \\cdot 5000 = 500$', is: () => (80000 - 30000) / 100, equals: 500 },
  { says: '[x] 200 kJ/m²', is: () => 20000 / 10 / 10, equals: 200 },
  { says: '[ ] 20 kJ/m²', is: () => 20000 / 1000, equals: 20 },
  { says: '[ ] 2000 kJ/m²', is: () => 20000 / 10, equals: 2000 },
  { says: '[ ] 18.000 kJ/m²', is: () => (20000 * 9) / 10, equals: 18000 },
  { says: 'Resposta: 2 ;', is: () => 0.002 * 10 * 10 * 10, equals: 2 },
];
