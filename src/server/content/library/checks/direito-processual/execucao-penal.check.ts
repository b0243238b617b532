import type { Check } from '../check.ts';

const byWork = 90 / 3;
const byStudy = 120 / 12;
const total = byWork + byStudy;

export const checks: Check[] = [
  { says: '90 dividido por 3 dá 30 dias', is: () => byWork, equals: 30 },
  { says: '120 dividido por 12 dá 10 dias', is: () => byStudy, equals: 10 },
  { says: 'a soma: 40 dias remidos', is: () => total, equals: 40 },
  { says: 'um terço de 40 dá cerca de 13,3', is: () => total / 3, equals: 13.3, near: 0.05 },
  { says: 'pode perder até 13 dias inteiros', is: () => Math.floor(total / 3), equals: 13 },
];
