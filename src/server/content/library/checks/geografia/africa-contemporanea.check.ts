import type { Check } from '../check.ts';

export const checks: Check[] = [{ says: 'São 30 milhões de jovens', is: () => 60 * 0.5, equals: 30 }];
