import type { Check } from '../check.ts';

export const checks: Check[] = [{ says: '21 − 11 = 10 horas por semana', is: () => 21 - 11, equals: 10 }];
