import type { Check } from '../check.ts';

export const checks: Check[] = [{ says: '$7 + 5 = 12$', is: () => 7 + 5, equals: 12 }];
