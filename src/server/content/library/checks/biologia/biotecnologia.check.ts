import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: 'Resposta: 1024',
    is: () => Array.from({ length: 10 }).reduce<number>((n) => n * 2, 1),
    equals: 1024,
  },
];
