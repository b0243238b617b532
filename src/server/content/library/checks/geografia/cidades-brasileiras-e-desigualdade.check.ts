import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A mesma via passa a levar quatro vezes o número de pessoas', is: () => 8000 / 2000, equals: 4 },
];
