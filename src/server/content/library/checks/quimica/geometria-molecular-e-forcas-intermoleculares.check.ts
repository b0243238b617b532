import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'três entram em ligações e dois formam um par livre', is: () => (5 - 3) / 2, equals: 1 },
];
