import type { Check } from '../check.ts';
import { range, sequences, sum } from './enumerate.ts';

type Cell = [x: number, y: number];
const asText = (cells: Cell[]) => {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells
    .map(([x, y]) => `${x - left},${y - top}`)
    .toSorted()
    .join(' ');
};
/** One name for a figure, however it is turned or mirrored. */
const nameOf = (cells: Cell[]) => {
  const turned = range(0, 3).reduce<Cell[][]>(
    (all) => [...all, all.at(-1)!.map(([x, y]): Cell => [-y, x])],
    [cells],
  );
  return [...turned, ...turned.map((one) => one.map(([x, y]): Cell => [-x, y]))].map(asText).toSorted()[0]!;
};
const beside: Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const grown = (figures: Map<string, Cell[]>) =>
  new Map(
    [...figures.values()].flatMap((cells) =>
      cells.flatMap(([x, y]) =>
        beside
          .map(([dx, dy]): Cell => [x + dx, y + dy])
          .filter(([a, b]) => !cells.some(([c, d]) => a === c && b === d))
          .map((cell): [string, Cell[]] => [nameOf([...cells, cell]), [...cells, cell]]),
      ),
    ),
  );
const hexominoes = range(1, 5).reduce(grown, new Map([['one', [[0, 0]] as Cell[]]]));

/** Rolls a cube over the figure: the face that lies on each cell, by cell. */
function facesOf(cells: Cell[]): Map<string, number> {
  // Faces at the bottom, top, north, south, east, west.
  const found = new Map<string, number>();
  const go = ([x, y]: Cell, [b, t, n, s, e, w]: number[]): void => {
    const key = `${x},${y}`;
    if (found.has(key) || !cells.some(([c, d]) => c === x && d === y)) return;
    found.set(key, b!);
    go([x + 1, y], [e!, w!, n!, s!, t!, b!]);
    go([x - 1, y], [w!, e!, n!, s!, b!, t!]);
    go([x, y - 1], [n!, s!, t!, b!, e!, w!]);
    go([x, y + 1], [s!, n!, b!, t!, e!, w!]);
  };
  go(cells[0]!, [0, 1, 2, 3, 4, 5]);
  return found;
}
const isNet = (cells: Cell[]) => new Set(facesOf(cells).values()).size === 6;
const nets = [...hexominoes.values()].filter(isNet);

/** The cross of the drawing, each cell with its number. */
const cross: [number, Cell][] = [
  [1, [0, 1]],
  [2, [1, 1]],
  [6, [2, 1]],
  [5, [3, 1]],
  [3, [1, 0]],
  [4, [1, 2]],
];
const crossFaces = facesOf(cross.map(([, cell]) => cell));
const opposite = cross.filter(([number, [x, y]]) => {
  const face = crossFaces.get(`${x},${y}`)!;
  const [other] = cross.find(([, [a, b]]) => crossFaces.get(`${a},${b}`) === (face ^ 1))!;
  return number + other === 7;
});

/** How many small cubes of a painted cube have so many painted faces. */
const painted = (n: number, faces: number) =>
  sequences(range(1, n), 3).filter(
    (place) => place.filter((at) => at === 1).length + place.filter((at) => at === n).length === faces,
  ).length;
/** What a clock's mirror image reads, from the angles of its hands. */
const mirrored = (minutes: number) =>
  range(0, 719).find(
    (time) => (time + minutes) % 720 === 0 && ((time * 6) % 360) + ((minutes * 6) % 360) === 360,
  );
const heights = [
  [3, 2, 1],
  [2, 1, 1],
  [1, 1, 1],
];

export const checks: Check[] = [
  { says: '2h20 parece 9h40', is: () => mirrored(2 * 60 + 20) ?? 0, equals: 9 * 60 + 40 },
  { says: 'na fila, 1, 2, 6 e 5', is: () => opposite.length, equals: 6 },
  { says: 'O cubo tem 11 planificações', is: () => nets.length, equals: 11 },
  {
    says: 'seis em fila não fecham',
    is: () => Number(isNet(range(0, 5).map((x): Cell => [x, 0]))),
    equals: 0,
  },
  {
    says: 'os que estão separados por exatamente um são faces opostas',
    is: () =>
      nets.filter((cells) => {
        const faces = facesOf(cells);
        return cells.some(([x, y]) =>
          [
            [x + 1, y, x + 2, y],
            [x, y + 1, x, y + 2],
          ].some(
            ([a, b, c, d]) =>
              faces.has(`${a},${b}`) &&
              faces.has(`${c},${d}`) &&
              faces.get(`${c},${d}`) !== (faces.get(`${x},${y}`)! ^ 1),
          ),
        );
      }).length,
    equals: 0,
  },
  {
    says: '| nenhuma | $(n - 2)^3$ |',
    is: () =>
      range(2, 7).filter(
        (n) =>
          painted(n, 3) !== 8 ||
          painted(n, 2) !== 12 * (n - 2) ||
          painted(n, 1) !== 6 * (n - 2) ** 2 ||
          painted(n, 0) !== (n - 2) ** 3,
      ).length,
    equals: 0,
  },
  { says: 'são os cantos, 8', is: () => painted(3, 3), equals: 8 },
  { says: 'São 12.', is: () => painted(3, 2), equals: 12 },
  { says: 'São 6.', is: () => painted(3, 1), equals: 6 },
  { says: 'só o do meio do cubo, 1', is: () => painted(3, 0), equals: 1 },
  { says: '$2^3 = 8$ camadas', is: () => 2 ** 3, equals: 8 },
  { says: '[x] 14', is: () => sum(range(1, 6)) - 3 - 4, equals: 14 },
  { says: '[ ] 18', is: () => sum(range(1, 6)) - 3, equals: 18 },
  { says: '[ ] 21', is: () => sum(range(1, 6)), equals: 21 },
  { says: '[ ] 8\n', is: () => painted(5, 3), equals: 8 },
  { says: '[ ] 27', is: () => painted(5, 0), equals: 27 },
  { says: '[x] 36', is: () => painted(5, 2), equals: 36 },
  { says: '[ ] 54', is: () => painted(5, 1), equals: 54 },
  { says: '[x] 9h40', is: () => 12 * 60 - (2 * 60 + 20), equals: 9 * 60 + 40 },
  { says: 'De 35 figuras assim', is: () => hexominoes.size, equals: 35 },
  { says: 'só 11 são planificações', is: () => nets.length, equals: 11 },
  { says: 'Resposta: 4', is: () => 2 ** 2, equals: 4 },
  { says: 'São $6 + 4 + 3 = 13$ cubos', is: () => sum(heights.flat()), equals: 13 },
  { says: '$27 - 13 = 14$', is: () => 3 ** 3 - sum(heights.flat()), equals: 14 },
  {
    says: '3 na esquerda, 2 no meio e 1 na direita',
    is: () => Number([0, 1, 2].map((column) => Math.max(...heights.map((row) => row[column]!))).join('')),
    equals: 321,
  },
];
