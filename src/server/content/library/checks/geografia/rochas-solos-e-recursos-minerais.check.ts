import type { Check } from '../check.ts';

export const checks: Check[] = [{ says: 'Resposta: 3', is: () => 12 * (1 - 0.75), equals: 3 }];
