import type { Check } from '../check.ts';
import { choices, range, steps } from './enumerate.ts';

/** Weighings that surely find the lighter coin, the same number lying in each pan. */
const known = new Map([[1, 0]]);
function weighings(coins: number): number {
  const found =
    known.get(coins) ??
    1 +
      Math.min(
        ...range(1, Math.floor(coins / 2)).map((pan) =>
          Math.max(weighings(pan), coins === 2 * pan ? 0 : weighings(coins - 2 * pan)),
        ),
      );
  known.set(coins, found);
  return found;
}
const halves = (coins: number): number => (coins <= 1 ? 0 : 1 + halves(Math.floor(coins / 2)));

/** Banks (0 or 1) of the boatman, the wolf, the goat and the cabbage. */
const crossings = (state: string) => {
  const [boat, ...cargo] = [...state];
  const other = boat === '0' ? '1' : '0';
  return [undefined, 0, 1, 2]
    .filter((one) => one === undefined || cargo[one] === boat)
    .map((one) => [other, ...(one === undefined ? cargo : cargo.with(one, other))].join(''))
    .filter((next) => {
      const [man, wolf, goat, cabbage] = next;
      return goat === man || (wolf !== goat && goat !== cabbage);
    });
};
const pours = (one: number, other: number) => (state: string) => {
  const [a = 0, b = 0] = state.split(',').map(Number);
  const right = Math.min(a, other - b);
  const left = Math.min(b, one - a);
  return [
    [one, b],
    [a, other],
    [0, b],
    [a, 0],
    [a - right, b + right],
    [a + left, b - left],
  ].map((next) => next.join());
};
const pourSteps = (one: number, other: number, isEnd: (a: number, b: number) => boolean) =>
  steps('0,0', pours(one, other), (state) => {
    const [a = 0, b = 0] = state.split(',').map(Number);
    return isEnd(a, b);
  });
/** Minutes that those still here need, the lamp being with them. */
const bridge = (here: number[], there: number[]): number =>
  here.length <= 2
    ? Math.max(...here)
    : Math.min(
        ...choices(here, 2).map((pair) => {
          const over = [...there, ...pair];
          const rest = here.filter((one) => !pair.includes(one));
          return Math.min(
            ...over.map(
              (back) =>
                Math.max(...pair) +
                back +
                bridge(
                  [...rest, back],
                  over.filter((one) => one !== back),
                ),
            ),
          );
        }),
      );
const goat = steps('0000', crossings, (state) => state === '1111');

export const checks: Check[] = [
  {
    says: 'Uma pesagem decide entre até 3 moedas; duas, entre até 9; três, entre até 27',
    is: () => Number([1, 2, 3].map((k) => range(1, 30).findLast((coins) => weighings(coins) <= k)).join('')),
    equals: 3927,
  },
  { says: 'São 7 travessias', is: () => goat, equals: 7 },
  {
    says: 'Na primeira ida só pode ir a cabra',
    is: () => Number(crossings('0000').join() === '1010'),
    equals: 1,
  },
  { says: 'Entre 9.', is: () => range(1, 30).findLast((coins) => weighings(coins) <= 2) ?? 0, equals: 9 },
  { says: '[x] 3\n', is: () => weighings(27), equals: 3 },
  { says: '[ ] 4\n', is: () => halves(27), equals: 4 },
  { says: '[ ] 5\n', is: () => range(1, 9).find((k) => 2 ** k >= 27) ?? 0, equals: 5 },
  { says: '[ ] 9\n', is: () => 27 / 3, equals: 9 },
  { says: '[ ] 13\n', is: () => Math.floor(27 / 2), equals: 13 },
  {
    says: '[x] 5 litros',
    is: () => Number([2, 4, 5, 6, 8].filter((all) => pourSteps(4, 6, (a, b) => a + b === all) < 99).join('')),
    equals: 2468,
  },
  {
    says: 'com 4 e 6 litros, toda medida é par',
    is: () =>
      range(0, 10).filter((wanted) => wanted % 2 === 1 && pourSteps(4, 6, (a, b) => a + b === wanted) < 99)
        .length,
    equals: 0,
  },
  { says: '[ ] 8 litros', is: () => Number(pourSteps(4, 6, (a, b) => a === 2 && b === 6) < 99), equals: 1 },
  { says: '[x] 7\n', is: () => goat, equals: 7 },
  { says: 'com 10, são precisas 3', is: () => weighings(10), equals: 3 },
  { says: 'Resposta: 17', is: () => bridge([1, 2, 5, 10], []), equals: 17 },
  { says: 'São 6 ações', is: () => pourSteps(3, 5, (a, b) => a === 4 || b === 4), equals: 6 },
];
