import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O desmatamento tem 450 hectares', is: () => (5000 * 30 * 30) / 10000, equals: 450 },
  { says: 'Resposta: 400', is: () => 20 * 20, equals: 400 },
  { says: '= 900$ m².', is: () => 30 * 30, equals: 900 },
];
