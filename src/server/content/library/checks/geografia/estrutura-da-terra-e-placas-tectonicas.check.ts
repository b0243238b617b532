import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Em 10 milhões de anos as placas se afastam 400 km', is: () => (4 * 10e6) / 100000, equals: 400 },
];
