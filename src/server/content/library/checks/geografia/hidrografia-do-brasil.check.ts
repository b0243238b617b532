import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Itaipu tem 14 GW instalados', is: () => (20 * 700) / 1000, equals: 14 },
];
