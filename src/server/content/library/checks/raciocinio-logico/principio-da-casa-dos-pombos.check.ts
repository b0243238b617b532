import type { Check } from '../check.ts';
import { choices, range, sequences, sum } from './enumerate.ts';

/** How many of each kind may have been drawn, in every way. */
const draws = (kinds: number[]): number[][] =>
  kinds.length === 0
    ? [[]]
    : range(0, kinds[0]!).flatMap((drawn) => draws(kinds.slice(1)).map((rest) => [drawn, ...rest]));
/** One more than the most that may be drawn without success. */
const surely = (kinds: number[], isDone: (drawn: number[]) => boolean) =>
  Math.max(
    ...draws(kinds)
      .filter((drawn) => !isDone(drawn))
      .map((drawn) => sum(drawn)),
  ) + 1;
const same = (count: number) => (drawn: number[]) => drawn.some((of) => of >= count);
const socks = [10, 8, 3];
/** Months, where no month ever holds more than `most` people without success. */
const months = (count: number) => sum(Array(12).fill(count - 1)) + 1;

export const checks: Check[] = [
  { says: '4 meias garantem duas da mesma cor', is: () => surely([9, 9, 9], same(2)), equals: 4 },
  { says: '13 pessoas garantem', is: () => months(2), equals: 13 },
  { says: '$12 \\cdot 2 + 1 = 25$', is: () => months(3), equals: 25 },
  {
    says: '$$k \\cdot (m - 1) + 1.$$',
    is: () =>
      range(1, 4).flatMap((k) =>
        range(2, 4).filter((m) => surely(Array(k).fill(6), same(m)) !== k * (m - 1) + 1),
      ).length,
    equals: 0,
  },
  { says: 'A quarta repete: 4 meias', is: () => surely(socks, same(2)), equals: 4 },
  { says: 'A seguinte é azul: 15 meias', is: () => surely(socks, ([, blue]) => blue! >= 2), equals: 15 },
  { says: 'cinco azuis: 12 meias', is: () => surely(socks, same(5)), equals: 12 },
  { says: '$7 + 1 = 8$', is: () => surely(Array(7).fill(2), same(2)), equals: 8 },
  { says: 'com 4 naipes?\n\nCinco', is: () => surely([13, 13, 13, 13], same(2)), equals: 5 },
  { says: '[x] 4\n', is: () => surely([10, 10, 10], same(2)), equals: 4 },
  {
    says: '[ ] 11',
    is: () => surely([10, 10, 10], (drawn) => drawn.filter((of) => of > 0).length > 1),
    equals: 11,
  },
  { says: '[ ] 21', is: () => surely([10, 10, 10], ([one]) => one! >= 1), equals: 21 },
  { says: '[x] 25', is: () => months(3), equals: 25 },
  { says: '[ ] 13', is: () => months(2), equals: 13 },
  { says: '[ ] 37', is: () => months(4), equals: 37 },
  { says: '[x] 40', is: () => surely([13, 13, 13, 13], ([hearts]) => hearts! >= 1), equals: 40 },
  { says: '[ ] 5\n', is: () => surely([13, 13, 13, 13], same(2)), equals: 5 },
  { says: '[ ] 14', is: () => 13 + 1, equals: 14 },
  {
    says: 'no máximo 366 datas',
    is: () => (Date.UTC(2028, 11, 31) - Date.UTC(2028, 0, 1)) / 86_400_000 + 1,
    equals: 366,
  },
  { says: 'Resposta: 15', is: () => surely([6, 8, 5], (drawn) => drawn.every((of) => of >= 1)), equals: 15 },
  {
    says: 'dois números têm o mesmo resto',
    is: () => sequences(range(0, 3), 5).filter((rests) => new Set(rests).size === 5).length,
    equals: 0,
  },
  {
    says: 'e as diferenças, 1, 2 ou 3, não são múltiplas de 4',
    is: () => choices([0, 1, 2, 3], 2).filter(([a, b]) => (b! - a!) % 4 === 0).length,
    equals: 0,
  },
];
