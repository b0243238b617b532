import type { Check } from '../check.ts';
import { implies, range, rows, sequences } from './enumerate.ts';

const four = range(1, 4);
/** Members of a universe, each an A or not and a C or not, in every way. */
const worlds = sequences(rows(2), 3);
const wanted = (world: boolean[][]) => !world.some(([a, c]) => a && !c);
const isSame = (other: (world: boolean[][]) => boolean) =>
  Number(worlds.every((world) => wanted(world) === other(world)));
/** Numbers from 0 to 50, among which one is sought from 0 to 51. */
const some = range(0, 50);
const more = range(0, 51);
/** Who of two students read which of two books. */
const readings = sequences(rows(2), 2);
const eachReadOne = (reading: boolean[][]) => reading.every((books) => books.some((read) => read));
const oneReadByAll = (reading: boolean[][]) => [0, 1].some((book) => reading.every((books) => books[book]));

export const checks: Check[] = [
  {
    says: 'é $\\{2, 4, 6\\}$',
    is: () =>
      Number(
        range(1, 6)
          .filter((x) => x % 2 === 0)
          .join(''),
      ),
    equals: 246,
  },
  {
    says: 'não tem solução entre os naturais, mas tem entre os inteiros',
    is: () => range(-9, 9).find((x) => x + 5 === 2) ?? 0,
    equals: -3,
  },
  {
    says: '$\\lnot \\forall x\\, P(x)$ equivale a $\\exists x\\, \\lnot P(x)$',
    is: () => Number(rows(4).every((row) => !row.every((has) => has) === row.some((has) => !has))),
    equals: 1,
  },
  { says: 'é $\\{1, 2, 3, 4\\}$, o universo inteiro', is: () => four.filter((x) => x < 5).length, equals: 4 },
  {
    says: 'é $\\{3\\}$, que não é vazio',
    is: () => Number(four.filter((x) => x ** 2 === 9).join('')),
    equals: 3,
  },
  {
    says: 'Todos têm par: verdadeira',
    is: () => Number(four.every((x) => four.some((y) => x + y === 5))),
    equals: 1,
  },
  {
    says: 'o mesmo acontece com os outros valores de $y$. Falsa',
    is: () => Number(four.some((y) => four.every((x) => x + y === 5))),
    equals: 0,
  },
  {
    says: '[x] $\\{1, 2, 3\\}$',
    is: () =>
      Number(
        range(1, 6)
          .filter((x) => x ** 2 < 10)
          .join(''),
      ),
    equals: 123,
  },
  {
    says: '[x] $\\forall x\\,(A(x) \\to C(x))$',
    is: () => isSame((world) => world.every(([a, c]) => implies(a!, c!))),
    equals: 1,
  },
  {
    says: '[ ] $\\forall x\\,(A(x) \\land C(x))$',
    is: () => isSame((world) => world.every(([a, c]) => a && c)),
    equals: 0,
  },
  {
    says: '[ ] $\\exists x\\,(A(x) \\to C(x))$',
    is: () => isSame((world) => world.some(([a, c]) => implies(a!, c!))),
    equals: 0,
  },
  {
    says: '[ ] $\\forall x\\,(C(x) \\to A(x))$',
    is: () => isSame((world) => world.every(([a, c]) => implies(c!, a!))),
    equals: 0,
  },
  {
    says: '[ ] $\\exists x\\,(A(x) \\land C(x))$',
    is: () => isSame((world) => world.some(([a, c]) => a && c)),
    equals: 0,
  },
  {
    says: '[x] $\\forall x\\, \\exists y\\,(x < y)$',
    is: () => Number(some.every((x) => more.some((y) => x < y))),
    equals: 1,
  },
  {
    says: '[ ] $\\exists y\\, \\forall x\\,(x < y)$',
    is: () => Number(some.some((y) => more.every((x) => x < y))),
    equals: 0,
  },
  {
    says: '[ ] $\\forall x\\, \\forall y\\,(x < y)$',
    is: () => Number(some.every((x) => some.every((y) => x < y))),
    equals: 0,
  },
  {
    says: '[ ] $\\exists x\\, \\forall y\\,(x < y)$',
    is: () => Number(some.some((x) => more.every((y) => x < y))),
    equals: 0,
  },
  {
    says: '[ ] $\\forall y\\, \\exists x\\,(x < y)$',
    is: () => some.filter((y) => !more.some((x) => x < y)).length,
    equals: 1,
  },
  { says: 'Resposta: 6', is: () => range(1, 12).filter((x) => 12 % x === 0).length, equals: 6 },
  {
    says: 'a primeira é verdadeira. Mas nenhum livro foi lido pelos dois',
    is: () => {
      const reading = [
        [true, false],
        [false, true],
      ];
      return Number(eachReadOne(reading) && !oneReadByAll(reading));
    },
    equals: 1,
  },
  {
    says: 'se um mesmo livro foi lido por todos, então cada um leu algum livro',
    is: () => Number(readings.filter(oneReadByAll).every(eachReadOne)),
    equals: 1,
  },
];
