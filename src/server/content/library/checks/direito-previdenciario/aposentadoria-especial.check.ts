import type { Check } from '../check.ts';
import { coefficient } from './coefficient.ts';

export const checks: Check[] = [
  { says: '$25 + 4 = 29$', is: () => 25 + 4, equals: 29 },
  { says: '$57 + 29 = 86$', is: () => 57 + 29, equals: 86 },
  { says: '= 78\\%$', is: () => coefficient(29, 'man'), equals: 78 },
  { says: '[x] 12 anos', is: () => 10 * 1.2, equals: 12 },
  { says: '[ ] 14 anos', is: () => 10 * 1.4, equals: 14 },
  { says: 'Resposta: 21', is: () => 15 * 1.4, equals: 21 },
];
