import type { Check } from '../check.ts';
import { choices, permutations, range, sum } from './enumerate.ts';

/** Rectangles on a grid, each by two lines of either kind. */
const rectangles = (n: number) =>
  choices(range(0, n), 2).flatMap(([left = 0, right = 0]) =>
    choices(range(0, n), 2).map(([top = 0, bottom = 0]) => [right - left, bottom - top]),
  );
const squares = (n: number) => rectangles(n).filter(([width, height]) => width === height).length;

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const isMagic = (cells: number[]) =>
  new Set(lines.map((line) => sum(line.map((cell) => cells[cell]!)))).size === 1;
/** Magic squares of the numbers from 1 to 9 that begin so: each row has a third of the sum of all. */
const magic = (first: number, second: number) => {
  const third = sum(range(1, 9)) / 3 - first - second;
  const rest = range(1, 9).filter((number) => ![first, second, third].includes(number));
  return rest.length === 6
    ? permutations(rest)
        .map((others) => [first, second, third, ...others])
        .filter(isMagic)
    : [];
};
const every = choices(range(1, 9), 2).flatMap(([a = 0, b = 0]) => [...magic(a, b), ...magic(b, a)]);

/** Sides of unit cells that only one side belongs to the figure. */
const perimeter = (width: number, height: number, isIn: (x: number, y: number) => boolean) => {
  const has = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && isIn(x, y);
  return sum(
    range(0, width - 1).flatMap((x) =>
      range(0, height - 1)
        .filter((y) => has(x, y))
        .map(
          (y) => [has(x + 1, y), has(x - 1, y), has(x, y + 1), has(x, y - 1)].filter((one) => !one).length,
        ),
    ),
  );
};
const whole = () => true;
const cut = (x: number, y: number) => !(x < 3 && y < 2);
const tangram = [16, 16, 8, 8, 8, 4, 4];

export const checks: Check[] = [
  { says: '1 de lado 3: 14 ao todo', is: () => squares(3), equals: 14 },
  {
    says: 'são $1^2 + 2^2 + \\dots + n^2$',
    is: () => range(1, 8).filter((n) => squares(n) !== sum(range(1, n).map((k) => k * k))).length,
    equals: 0,
  },
  { says: '$6 \\cdot 6 = 36$ retângulos', is: () => rectangles(3).length, equals: 36 },
  { says: '$45 : 3 = 15$, e no centro', is: () => sum(range(1, 9)) / 3, equals: 15 },
  { says: 'e no centro fica o 5', is: () => every.filter((cells) => cells[4] !== 5).length, equals: 0 },
  {
    says: 'primeira linha 2, 9, 4; segunda 7, 5, 3; terceira 6, 1, 8',
    is: () => Number(isMagic([2, 9, 4, 7, 5, 3, 6, 1, 8])),
    equals: 1,
  },
  {
    says: 'As linhas são 4, 9, 2; depois 3, 5, 7; por fim 8, 1, 6.',
    is: () =>
      Number(
        magic(4, 9)
          .map((cells) => cells.join(''))
          .join(),
      ),
    equals: 492357816,
  },
  {
    says: 'o perímetro continua o mesmo',
    is: () => perimeter(10, 8, cut) - perimeter(10, 8, whole),
    equals: 0,
  },
  { says: '[x] 14', is: () => squares(3), equals: 14 },
  { says: '[ ] 36\n', is: () => rectangles(3).length, equals: 36 },
  {
    says: '[x] 4\n',
    is: () =>
      Number(
        magic(2, 9)
          .filter((cells) => cells[3] === 7)
          .map((cells) => cells[2])
          .join(),
      ),
    equals: 4,
  },
  { says: '[ ] 3\n', is: () => magic(2, 9)[0]![5]!, equals: 3 },
  { says: '[ ] 6\n', is: () => magic(2, 9)[0]![6]!, equals: 6 },
  { says: '[ ] 8\n', is: () => magic(2, 9)[0]![8]!, equals: 8 },
  { says: '[x] 36 cm', is: () => perimeter(10, 8, cut), equals: 36 },
  { says: '[ ] 26 cm', is: () => 36 - 2 * (3 + 2), equals: 26 },
  { says: '[ ] 31 cm', is: () => 36 - (3 + 2), equals: 31 },
  { says: '[ ] 41 cm', is: () => 36 + (3 + 2), equals: 41 },
  { says: '[ ] 46 cm', is: () => 36 + 2 * (3 + 2), equals: 46 },
  {
    says: 'área 4 e perímetros 10 e 8',
    is: () => perimeter(1, 4, whole) * 100 + perimeter(2, 2, whole),
    equals: 1008,
  },
  { says: 'Resposta: 10', is: () => choices(range(1, 5), 2).length, equals: 10 },
  { says: '= 32 + 24 + 8 = 64$', is: () => sum(tangram), equals: 64 },
  { says: '$64 : 16 = 4$', is: () => 64 / 16, equals: 4 },
];
