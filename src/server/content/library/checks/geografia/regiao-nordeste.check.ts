import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A água do telhado, até 24 mil litros', is: () => (60 * 400) / 1000, equals: 24 },
  { says: 'cobre o uso de 18 mil litros', is: () => (5 * 15 * 8 * 30) / 1000, equals: 18 },
  { says: 'Resposta: 12000', is: () => 40 * 300, equals: 12000 },
];
