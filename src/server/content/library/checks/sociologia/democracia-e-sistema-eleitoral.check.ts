import type { Check } from '../check.ts';

const quotient = (votes: number, seats: number) => votes / seats;

export const checks: Check[] = [
  { says: '100.000 ÷ 10 = 10.000', is: () => quotient(100000, 10), equals: 10000 },
  { says: '32.000 ÷ 10.000 = 3,2', is: () => 32000 / quotient(100000, 10), equals: 3.2, near: 0.000001 },
  { says: 'o partido A obtém 3 vagas', is: () => Math.floor(32000 / quotient(100000, 10)), equals: 3 },
  { says: '400.000 ÷ 20 = 20.000', is: () => quotient(400000, 20), equals: 20000 },
  { says: '[ ] 8.000 votos', is: () => 400000 / 50, equals: 8000 },
  { says: '[ ] 10.000 votos', is: () => quotient(400000, 20) / 2, equals: 10000 },
  { says: '[ ] 40.000 votos', is: () => 400000 / 10, equals: 40000 },
  { says: '[ ] 2.000 votos', is: () => quotient(400000, 20) / 10, equals: 2000 },
  { says: '45.000 ÷ 10.000 = 4,5', is: () => 45000 / 10000, equals: 4.5 },
  { says: 'Resposta: 4', is: () => Math.floor(45000 / 10000), equals: 4 },
];
