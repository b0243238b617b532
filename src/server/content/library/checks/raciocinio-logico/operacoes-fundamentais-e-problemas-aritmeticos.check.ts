import type { Check } from '../check.ts';
import { range } from './enumerate.ts';

/** Of `heads` in all, how many have `many` feet, others having `few`. */
const withMany = (heads: number, feet: number, many: number, few: number) => {
  const fitting = range(0, heads).filter((count) => count * many + (heads - count) * few === feet);
  return fitting.length === 1 ? fitting[0]! : Number.NaN;
};
const thought = (x: number) => (x * 2 + 6) / 4;

export const checks: Check[] = [
  { says: '$40 \\cdot 2 = 80$', is: () => 40 * 2, equals: 80 },
  { says: 'há 25 carros', is: () => withMany(40, 130, 4, 2), equals: 25 },
  { says: '$40 - 25 = 15$ motos', is: () => 40 - withMany(40, 130, 4, 2), equals: 15 },
  { says: '= 100 + 30 = 130$', is: () => 25 * 4 + 15 * 2, equals: 130 },
  { says: '[x] 12', is: () => withMany(30, 84, 4, 2), equals: 12 },
  { says: '$60 + 30 = 90$ pés', is: () => 15 * 4 + 15 * 2, equals: 90 },
  { says: '[ ] 18', is: () => 30 - withMany(30, 84, 4, 2), equals: 18 },
  { says: '[ ] 21', is: () => 84 / 4, equals: 21 },
  { says: '[ ] 24', is: () => 84 - 30 * 2, equals: 24 },
  { says: '[ ] 4\n', is: () => thought(5), equals: 4 },
  { says: '[x] 7', is: () => range(0, 99).find((x) => thought(x) === 5) ?? 0, equals: 7 },
  { says: '[ ] 13', is: () => (5 * 4 + 6) / 2, equals: 13 },
  { says: '[ ] 14', is: () => 5 * 4 - 6, equals: 14 },
  { says: '[ ] 28', is: () => (5 * 4 - 6) * 2, equals: 28 },
  { says: '[ ] 2 horas', is: () => 12 / 6, equals: 2 },
  { says: '[ ] 3 horas', is: () => 6 / 2, equals: 3 },
  { says: '[x] 4 horas', is: () => 1 / (1 / 6 + 1 / 12), equals: 4 },
  { says: '[ ] 9 horas', is: () => (6 + 12) / 2, equals: 9 },
  { says: '[ ] 18 horas', is: () => 6 + 12, equals: 18 },
  { says: '$45 = 3 \\cdot 15$', is: () => (40 + 5) / (10 + 5), equals: 3 },
  { says: 'Resposta: 2 ;', is: () => 240 / (70 + 50), equals: 2 },
  { says: '15 cadernos e 35 canetas', is: () => withMany(50, 270, 11, 3), equals: 15 },
  { says: '= 105 + 165 = 270$', is: () => 35 * 3 + 15 * 11, equals: 270 },
];
