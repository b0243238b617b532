import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'As cidades estão a 150 km em linha reta', is: () => (6 * 2500000) / 100000, equals: 150 },
  { says: 'isto é, 500 m', is: () => 50000 / 100, equals: 500 },
  { says: '[x] 40 km', is: () => (8 * 500000) / 100000, equals: 40 },
  { says: '62,5 km', is: () => 500 / 8, equals: 62.5 },
  { says: 'Cada centímetro vale 500 m; as ruas', is: () => 50000 / 100, equals: 500 },
  { says: 'Cada centímetro vale 10 km.', is: () => 1000000 / 100000, equals: 10 },
  { says: 'Resposta: 30', is: () => 120 / 4, equals: 30 },
  { says: 'o que dá a escala 1 : 3 000 000', is: () => (120 * 100000) / 4, equals: 3000000 },
  { says: 'a área é de 6 hectares', is: () => (3 * 100 * (2 * 100)) / 10000, equals: 6 },
];
