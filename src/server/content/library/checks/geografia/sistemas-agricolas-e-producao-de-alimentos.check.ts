import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A fazenda B é mais produtiva, com 8 toneladas por hectare', is: () => 400 / 50, equals: 8 },
  { says: '600 \\div 200 = 3', is: () => 600 / 200, equals: 3 },
  { says: 'Resposta: 3', is: () => 360 / 120, equals: 3 },
];
