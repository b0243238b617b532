import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A densidade do sólido é 2,7 g/cm³', is: () => 54 / (70 - 50), equals: 2.7 },
  { says: 'A densidade da peça, 0,90 g/cm³', is: () => 45 / 50, equals: 0.9 },
  { says: 'Resposta: 184', is: () => 0.92 * 200, equals: 184 },
];
