import type { Check } from '../check.ts';
import { range, sum } from './enumerate.ts';

/** How many are in exactly one, two and three sets, from what a survey says. */
function survey([a, b, c, ab, ac, bc, abc]: [number, number, number, number, number, number, number]) {
  const two = [ab - abc, ac - abc, bc - abc] as const;
  const one = [a - two[0] - two[1] - abc, b - two[0] - two[2] - abc, c - two[1] - two[2] - abc];
  return { one, two: sum([...two]), union: sum(one) + sum([...two]) + abc };
}
const courses = survey([45, 40, 35, 15, 12, 10, 5]);
const places = survey([50, 40, 30, 20, 15, 10, 5]);
/** What the intersection may be of sets of `a` and `b` among `total`. */
const common = (a: number, b: number, total: number) =>
  range(0, Math.min(a, b)).filter((both) => a + b - both <= total);

export const checks: Check[] = [
  {
    says: 'Só um: A, $45 - 10 - 7 - 5 = 23$; B, $40 - 10 - 5 - 5 = 20$; C, $35 - 7 - 5 - 5 = 18$',
    is: () => Number(courses.one.join('')),
    equals: 232018,
  },
  { says: 'Somam 61', is: () => sum(courses.one), equals: 61 },
  { says: '$5 + 22 + 61 = 88$', is: () => courses.union, equals: 88 },
  { says: 'Exatamente dois cursos, 22 servidores', is: () => courses.two, equals: 22 },
  { says: 'nenhum, 12.', is: () => 100 - courses.union, equals: 12 },
  {
    says: '[x] 21',
    is: () => range(0, 41).find((both) => 52 + 41 - both + 8 === 80) ?? 0,
    equals: 21,
  },
  { says: '[ ] 13', is: () => 52 + 41 - 80, equals: 13 },
  { says: '[ ] 20\n  > São os que fizeram só o Y', is: () => 41 - 21, equals: 20 },
  { says: '[ ] 31', is: () => 52 - 21, equals: 31 },
  { says: '[ ] 72', is: () => 80 - 8, equals: 72 },
  { says: '[ ] 10\n', is: () => 90 - places.union, equals: 10 },
  { says: '[ ] 30\n', is: () => places.two, equals: 30 },
  { says: '[ ] 35\n', is: () => places.two + 5, equals: 35 },
  { says: '[x] 45', is: () => sum(places.one), equals: 45 },
  {
    says: 'Só museu, 20; só parque, 15; só mercado, 10',
    is: () => Number(places.one.join('')),
    equals: 201510,
  },
  { says: '[ ] 80\n', is: () => places.union, equals: 80 },
  { says: '[x] 25', is: () => Math.min(...common(45, 40, 60)), equals: 25 },
  { says: 'Resposta: 3', is: () => 35 - (20 + 18 - 6), equals: 3 },
  { says: '$22 + 18 = 40$', is: () => 50 - (32 + 28 - 50), equals: 40 },
  {
    says: 'O número estaria entre 10 e 28',
    is: () => Math.min(...common(32, 28, 50)) * 100 + Math.max(...common(32, 28, 50)),
    equals: 1028,
  },
];
