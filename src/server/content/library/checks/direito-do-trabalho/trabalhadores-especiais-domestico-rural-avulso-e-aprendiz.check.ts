import type { Check } from '../check.ts';

const quota = (share: number) => share * 200;

export const checks: Check[] = [
  { says: '5% de 200 = 10', is: () => quota(0.05), equals: 10 },
  { says: '15% de 200 = 30', is: () => quota(0.15), equals: 30 },
];
