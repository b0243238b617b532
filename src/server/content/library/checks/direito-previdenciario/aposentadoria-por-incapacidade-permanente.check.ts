import type { Check } from '../check.ts';
import { coefficient } from './coefficient.ts';

export const checks: Check[] = [
  { says: '= 68\\%$', is: () => coefficient(24, 'man'), equals: 68 },
  { says: '$0{,}68 \\times 3000 = 2040$', is: () => (coefficient(24, 'man') * 3000) / 100, equals: 2040 },
  { says: '$2040 \\times 1{,}25 = 2550$', is: () => 2040 * 1.25, equals: 2550 },
  { says: '[x] 66%', is: () => coefficient(18, 'woman'), equals: 66 },
  { says: '[ ] 96%', is: () => 60 + 2 * 18, equals: 96 },
  { says: 'Resposta: 2.500', is: () => 2000 * 1.25, equals: 2500 },
  { says: 'por 18 meses', is: () => 6 + 6 + 6, equals: 18 },
];
