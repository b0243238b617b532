import type { Check } from '../check.ts';

export const checks: Check[] = [{ says: '40 + 120 = 160 dias', is: () => 40 + 120, equals: 160 }];
