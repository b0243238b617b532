import type { Check } from '../check.ts';

const q = (affected: number) => Math.sqrt(affected);
const carriers = (affected: number) => 2 * (1 - q(affected)) * q(affected);

export const checks: Check[] = [
  { says: 'Os heterozigotos são 42% da população', is: () => 100 * carriers(0.09), equals: 42, near: 1e-6 },
  { says: '[x] 0,84.', is: () => 0.6 * 0.6 + 2 * 0.6 * 0.4, equals: 0.84, near: 1e-9 },
  { says: 'Resposta: 0,2', is: () => q(0.04), equals: 0.2, near: 1e-9 },
  { says: '= 0{,}0198$, cerca de 2%', is: () => carriers(0.0001), equals: 0.0198, near: 1e-9 },
  { says: '= 198$ portadores', is: () => carriers(0.0001) / 0.0001, equals: 198, near: 1e-6 },
];
