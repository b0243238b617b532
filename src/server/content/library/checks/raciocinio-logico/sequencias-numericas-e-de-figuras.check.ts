import type { Check } from '../check.ts';
import { range, sum } from './enumerate.ts';

/** The term at a place, one after the other from the first on. */
const lazy = (place: number) => range(1, place - 1).reduce((term, step) => term + step, 1);
const fibonacci = range(1, 10).reduce((terms) => [...terms, terms.at(-1)! + terms.at(-2)!], [1, 1]);
/** Matches of squares in a row, as the sides that are there, each once. */
const matches = (squares: number) =>
  new Set(range(1, squares).flatMap((n) => [`top ${n}`, `bottom ${n}`, `side ${n}`, `side ${n + 1}`])).size;
const points = (n: number) => sum(range(1, n));

export const checks: Check[] = [
  {
    says: 'as diferenças são 3, 5, 7',
    is: () => Number([5 - 2, 10 - 5, 17 - 10].join('')),
    equals: 357,
  },
  { says: 'a posição 103 tem resto 3', is: () => 103 % 4, equals: 3 },
  { says: 'em fila feitos com dez palitos', is: () => matches(3), equals: 10 },
  {
    says: 'São $3n + 1$ palitos para $n$ quadrados',
    is: () => range(1, 50).filter((n) => matches(n) !== 3 * n + 1).length,
    equals: 0,
  },
  { says: '$16 + 6 = 22$', is: () => lazy(7), equals: 22 },
  { says: '= 190$', is: () => sum(range(1, 19)), equals: 190 },
  { says: '$1 + 190 = 191$', is: () => lazy(20), equals: 191 },
  { says: '$1 + (1 + 2 + 3 + 4) = 11$', is: () => lazy(5), equals: 11 },
  { says: '48, o dobro de 24', is: () => 3 * 2 ** 4, equals: 48 },
  { says: '[ ] 35', is: () => 26 + 9, equals: 35 },
  { says: '[x] 37', is: () => 6 ** 2 + 1, equals: 37 },
  { says: '[ ] 43', is: () => 17 + 26, equals: 43 },
  { says: '[x] quadrado', is: () => 98 % 5, equals: 3 },
  { says: '[ ] 41', is: () => 2 * 20 + 1, equals: 41 },
  { says: '[ ] 58', is: () => matches(19), equals: 58 },
  { says: '[x] 61', is: () => matches(20), equals: 61 },
  { says: 'o décimo é 55.', is: () => fibonacci[9]!, equals: 55 },
  { says: 'e 89 é o seguinte', is: () => fibonacci[10]!, equals: 89 },
  { says: 'Resposta: 11', is: () => 20 - 3 * 3, equals: 11 },
  { says: '= 55$ pontos', is: () => points(10), equals: 55 },
  { says: '= 91$', is: () => points(13), equals: 91 },
  { says: '= 105$', is: () => points(14), equals: 105 },
  {
    says: 'A primeira é a décima quarta figura',
    is: () => range(1, 99).find((n) => points(n) > 100) ?? 0,
    equals: 14,
  },
];
