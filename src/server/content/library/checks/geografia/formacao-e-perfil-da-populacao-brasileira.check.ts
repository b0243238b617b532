import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: 'A densidade média é de cerca de 24 habitantes por km²',
    is: () => 203 / 8.5,
    equals: 24,
    near: 0.5,
  },
];
