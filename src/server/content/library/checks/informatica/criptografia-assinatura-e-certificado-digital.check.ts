import { createHash } from 'node:crypto';
import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: 'O SHA-256, por exemplo, gera 256 bits',
    is: () => createHash('sha256').update('texto').digest().length * 8,
    equals: 256,
  },
  { says: 'Resposta: 45', is: () => (10 * 9) / 2, equals: 45 },
];
