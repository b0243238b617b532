import type { Check } from '../check.ts';

/** Days of hired work in a year: a family may hire 120. */
const hired = (people: number, days: number) => people * days;

export const checks: Check[] = [
  { says: 'duas pessoas por 60 dias', is: () => hired(2, 60), equals: 120 },
  { says: '$3 \\times 30 = 90$', is: () => hired(3, 30), equals: 90 },
  { says: 'Seriam 300 pessoas por dia', is: () => hired(5, 60), equals: 300 },
  { says: 'Resposta: 100', is: () => hired(4, 25), equals: 100 },
];
