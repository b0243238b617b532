import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'cerca de 22 km.', is: () => 12 * 1.852, equals: 22, near: 0.5 },
  { says: '200 \\cdot 1{,}852 = 370{,}4', is: () => 200 * 1.852, equals: 370.4 },
  { says: 'Resposta: 92,6', is: () => 50 * 1.852, equals: 92.6 },
];
