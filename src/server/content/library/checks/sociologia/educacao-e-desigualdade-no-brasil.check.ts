import type { Check } from '../check.ts';

export const checks: Check[] = [{ says: '650 − 550 = 100 pontos', is: () => 650 - 550, equals: 100 }];
