import type { Check } from '../check.ts';

export const checks: Check[] = [{ says: '10 − 3 = 7 prestações', is: () => 10 - 3, equals: 7 }];
