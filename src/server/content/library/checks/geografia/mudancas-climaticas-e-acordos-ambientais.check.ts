import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'paga 72 mil reais', is: () => ((11200 - 10000) * 60) / 1000, equals: 72 },
  { says: '10\\,000 - 8500 = 1500', is: () => 10000 - 8500, equals: 1500 },
  { says: 'Resposta: 300', is: () => 400 * (1 - 0.25), equals: 300 },
];
