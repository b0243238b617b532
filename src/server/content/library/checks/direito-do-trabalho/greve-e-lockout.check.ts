import type { Check } from '../check.ts';

export const checks: Check[] = [{ says: '3 × 24 = 72 horas', is: () => 3 * 24, equals: 72 }];
