import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A taxa de urbanização subiu de 40% para 70%', is: () => (21 / 30) * 100, equals: 70 },
  { says: 'ou 40%.', is: () => (8 / 20) * 100, equals: 40 },
  { says: 'Resposta: 75', is: () => (45 / 60) * 100, equals: 75 },
];
