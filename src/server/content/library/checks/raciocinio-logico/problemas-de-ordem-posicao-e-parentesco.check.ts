import type { Check } from '../check.ts';
import { permutations, range } from './enumerate.ts';

/** Orders of letters, as words, that fulfil the hints. */
const orders = (letters: string, fits: (at: (letter: string) => number) => boolean) =>
  permutations([...letters])
    .map((order) => order.join(''))
    .filter((order) => fits((letter) => order.indexOf(letter)));
const building = orders('UVWXY', (at) => at('U') === at('V') + 1 && at('W') === 2 && at('X') < at('V'));
const queue = orders(
  'PQRST',
  (at) => at('R') === 2 && at('P') === at('R') - 1 && at('T') === 4 && at('Q') < at('S'),
);
const across = (place: number) => (place + 3) % 6;
const table = orders(
  'ABCDEF',
  (at) =>
    at('A') === 0 &&
    at('B') === 1 &&
    at('D') === across(at('A')) &&
    at('E') === across(at('B')) &&
    [0, 2].includes(at('C')),
);
const race = (isFirst: boolean) =>
  orders(
    'KLMNO',
    (at) => at('K') < at('L') && at('M') > at('L') && at('M') < at('N') && (!isFirst || at('O') === 0),
  );
const points = ['norte', 'leste', 'sul', 'oeste'];
const turned = (turns: number[]) => turns.reduce((point, turn) => (point + turn + 4) % 4, 0);

export const checks: Check[] = [
  { says: 'o **oposto** de cada um está a 3 passos', is: () => 6 / 2, equals: 3 },
  { says: 'haveria 2 soluções', is: () => building.length, equals: 2 },
  {
    says: 'V está no 4 e U no 5',
    is: () => building.filter((order) => order[3] === 'V' && order[4] === 'U').length,
    equals: 2,
  },
  {
    says: 'Y mora no primeiro andar',
    is: () => Number(building.filter((order) => order[0] !== 'X').join() === 'YXWVU'),
    equals: 1,
  },
  {
    says: 'Voltado para o sul, que ponto cardeal se tem à direita?\n\nO oeste',
    is: () => points.indexOf('oeste') - points.indexOf('sul'),
    equals: 1,
  },
  {
    says: '[x] S\n',
    is: () => Number(queue.length === 1 && queue[0] === 'QPRST'),
    equals: 1,
  },
  {
    says: '[x] F\n',
    is: () => Number(table.length === 1 && table[0]![across(table[0]!.indexOf('C'))] === 'F'),
    equals: 1,
  },
  {
    says: '[x] pai.',
    is: () => {
      const father: Record<string, string> = { me: 'father', brother: 'father', father: 'grandfather' };
      const sons = Object.keys(father).filter((one) => father[one] === father[father.me!]);
      return Number(sons.join() === father.me);
    },
    equals: 1,
  },
  { says: 'termina a 5 km', is: () => Math.hypot(3, 4), equals: 5 },
  { says: 'a soma dos trechos, 7 km', is: () => 3 + 4, equals: 7 },
  { says: 'Resposta: sul', is: () => points.indexOf('sul') - turned([1, 2, -1]), equals: 0 },
  {
    says: 'A ordem é O, K, L, M, N',
    is: () => Number(race(true).length === 1 && race(true)[0] === 'OKLMN'),
    equals: 1,
  },
  { says: '5 ordens possíveis', is: () => race(false).length, equals: range(1, 5).length },
];
