import type { Check } from '../check.ts';

/** Income of each person in minimum wages. */
const perHead = (income: number, people: number) => income / people;

export const checks: Check[] = [
  { says: '$0{,}5 \\div 3 \\approx 0{,}167$', is: () => perHead(0.5, 3), equals: 0.167, near: 0.0005 },
  { says: 'O valor fica abaixo de 0,25', is: () => Number(perHead(0.5, 3) <= 0.25), equals: 1 },
  { says: '[x] 0,20, dentro do limite legal', is: () => perHead(1, 5), equals: 0.2 },
  { says: 'Seria 0,25 com quatro pessoas', is: () => perHead(1, 4), equals: 0.25 },
  { says: 'Seria 0,50 com duas pessoas', is: () => perHead(1, 2), equals: 0.5 },
];
