import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '| tetraedro | triângulos | 4 | 6 | 4 |', is: () => (4 * 3) / 2 - 4 + 2, equals: 4 },
  { says: '| cubo | quadrados | 8 | 12 | 6 |', is: () => (6 * 4) / 2 - 6 + 2, equals: 8 },
  { says: '| octaedro | triângulos | 6 | 12 | 8 |', is: () => (8 * 3) / 2 - 8 + 2, equals: 6 },
  { says: '| dodecaedro | pentágonos | 20 | 30 | 12 |', is: () => (12 * 5) / 2 - 12 + 2, equals: 20 },
  { says: '| icosaedro | triângulos | 12 | 30 | 20 |', is: () => (20 * 3) / 2 - 20 + 2, equals: 12 },
  { says: 'O poliedro tem 90 arestas', is: () => (12 * 5 + 20 * 6) / 2, equals: 90 },
  { says: 'e 60 vértices', is: () => (12 * 5 + 20 * 6) / 2 - 32 + 2, equals: 60 },
  { says: '[x] 12', is: () => (8 * 3 + 6 * 4) / 2 - (8 + 6) + 2, equals: 12 },
  { says: '[ ] 36', is: () => 8 * 3 + 6 * 4 - (8 + 6) + 2, equals: 36 },
  { says: 'Resposta: 7', is: () => 2 - 10 + 15, equals: 7 },
  { says: '$3 + 4 + 4 = 11$', is: () => 12 - 1, equals: 11 },
];
