import type { Check } from '../check.ts';

const repair = 4000;
const lost = 10 * 200;

export const checks: Check[] = [
  { says: '10 × 200 = 2.000', is: () => lost, equals: 2000 },
  { says: '4.000 + 2.000 = 6.000', is: () => repair + lost, equals: 6000 },
];
