import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$800 \\cdot 800 = 640\\,000$ m²', is: () => (1000 - 2 * 100) ** 2, equals: 640000 },
  { says: 'ou 64 hectares', is: () => (1000 - 2 * 100) ** 2 / 10000, equals: 64 },
  { says: '$300 \\cdot 300 = 90\\,000$ m²', is: () => (500 - 2 * 100) ** 2, equals: 90000 },
  { says: '$4 \\cdot 9 = 36$ hectares', is: () => (4 * (500 - 2 * 100) ** 2) / 10000, equals: 36 },
  { says: 'área total de 100 hectares', is: () => 1000 ** 2 / 10000, equals: 100 },
  { says: 'área total de 100 hectares', is: () => (4 * 500 ** 2) / 10000, equals: 100 },
  { says: 'Resposta: 100 ;', is: () => 10 ** -4 / 10 ** -6, equals: 100, near: 1e-6 },
];
