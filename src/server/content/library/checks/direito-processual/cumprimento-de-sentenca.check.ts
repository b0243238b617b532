import type { Check } from '../check.ts';

const rest = 10_000 - 4_000;
const rate = 0.1;

export const checks: Check[] = [
  { says: '10.000 menos 4.000 deixa R\\$ 6.000,00', is: () => rest, equals: 6_000 },
  { says: '10% do resto dá R\\$ 600,00', is: () => rate * rest, equals: 600 },
  { says: 'O saldo é de R\\$ 7.200,00', is: () => rest + rate * rest + rate * rest, equals: 7_200 },
];
