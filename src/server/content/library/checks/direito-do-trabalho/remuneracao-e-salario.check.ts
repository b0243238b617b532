import type { Check } from '../check.ts';

export const checks: Check[] = [{ says: '1.800 + 600 = 2.400', is: () => 1800 + 600, equals: 2400 }];
