import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '1872 + 21 = 1893', is: () => 1872 + 21, equals: 1893 },
  { says: 'quatro anos antes da lei nacional', is: () => 1888 - 1884, equals: 4 },
];
