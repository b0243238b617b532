import type { Check } from '../check.ts';

const nights = [1, 2, 3, 4, 5];
const incremental = () => nights.reduce((sum) => sum + 2, 50);
const differential = () => nights.reduce((sum, night) => sum + 2 * night, 50);

export const checks: Check[] = [
  { says: '$50 + 5 \\times 2 = 60$ GB', is: incremental, equals: 60 },
  { says: '$50 + 30 = 80$ GB', is: differential, equals: 80 },
  { says: 'o completo e os cinco incrementais, seis cópias', is: () => 1 + nights.length, equals: 6 },
  { says: '[x] 4 cópias', is: () => 1 + ['segunda', 'terça', 'quarta'].length, equals: 4 },
  { says: 'Resposta: 2', is: () => 1 + 1, equals: 2 },
];
