import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$50 - 12 - 30 = 8$ g', is: () => 50 - (12 + 30), equals: 8 },
  { says: 'esperam-se 8 g de sal', is: () => 50 - (12 + 30), equals: 8 },
];
