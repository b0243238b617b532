import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O ferro, com 26 elétrons, fica', is: () => 2 + 2 + 6 + 2 + 6 + 2 + 6, equals: 26 },
  { says: '$2 + 2 + 6 + 2 + 6 + 2 = 20$', is: () => 2 + 2 + 6 + 2 + 6 + 2, equals: 20 },
  { says: 'com 18 elétrons.', is: () => 20 - 2, equals: 18 },
  { says: '[x] 16', is: () => 2 + 2 + 6 + 2 + 4, equals: 16 },
  { says: 'um do $3d$: restam 23', is: () => 2 + 2 + 6 + 2 + 6 + 5, equals: 26 - 3 },
  { says: 'Resposta: 7', is: () => 35 - (2 + 2 + 6 + 2 + 6 + 10), equals: 7 },
];
