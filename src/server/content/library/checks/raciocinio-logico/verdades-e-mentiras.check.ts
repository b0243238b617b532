import type { Check } from '../check.ts';
import { range, rows } from './enumerate.ts';

const count = (claims: boolean[]) => claims.filter((claim) => claim).length;
const file = (who: string) => [who === 'Q', who !== 'Q', who !== 'R'];
const vase = (who: string) => [who === 'Q', who === 'S', who !== 'R', who !== 'S'];
const box = (place: number) => [place === 1, place !== 2, place !== 1];
/** Of all kinds that islanders may be (true: honest), those that fit what each of them says. */
const islands = (n: number, claims: (kinds: boolean[]) => (boolean | undefined)[]) =>
  rows(n).filter((kinds) => claims(kinds).every((claim, one) => claim === undefined || claim === kinds[one]));
const two = islands(2, ([x, y]) => [!y, x === y]);
const quiet = islands(2, ([a, b]) => [!a || !b, undefined]);
const liars = rows(5).filter((kinds) =>
  kinds.every((honest, one) => honest === (5 - count(kinds) === one + 1)),
);

export const checks: Check[] = [
  { says: '“eu sou mentiroso”: o honesto', is: () => islands(1, ([a]) => [!a]).length, equals: 0 },
  {
    says: 'quem diz “X é mentiroso” é de tipo diferente do de X',
    is: () => islands(2, ([, x]) => [!x, undefined]).filter(([a, x]) => a === x).length,
    equals: 0,
  },
  {
    says: 'quem diz “X é honesto” é do mesmo tipo que X',
    is: () => islands(2, ([, x]) => [x, undefined]).filter(([a, x]) => a !== x).length,
    equals: 0,
  },
  {
    says: 'mas podem ser ambas falsas',
    is: () => ['P', 'Q', 'R'].filter((who) => who !== 'P' && who !== 'Q').length,
    equals: 1,
  },
  { says: '| P | F | V | V | 2 |', is: () => count(file('P')), equals: 2 },
  { says: '| Q | V | F | V | 2 |', is: () => count(file('Q')), equals: 2 },
  { says: '| R | F | V | F | 1 |', is: () => count(file('R')), equals: 1 },
  { says: '[ ] P\n  > Com P culpado, as falas de R e de S', is: () => count(vase('P')), equals: 2 },
  { says: 'as falas de P, R e S seriam verdadeiras', is: () => count(vase('Q')), equals: 3 },
  { says: '[x] R\n', is: () => count(vase('R')), equals: 1 },
  { says: 'Com S culpado, as falas de Q e de R', is: () => count(vase('S')), equals: 2 },
  { says: 'só uma não leva a contradição', is: () => two.length, equals: 1 },
  { says: '[x] X é honesto, e Y é mentiroso.', is: () => Number(two[0]![0] && !two[0]![1]), equals: 1 },
  { says: '[ ] Está na caixa 1.', is: () => count(box(1)), equals: 2 },
  { says: '[ ] Está na caixa 3.', is: () => count(box(3)), equals: 2 },
  {
    says: '[x] Está na caixa 2.',
    is: () =>
      Number(
        range(1, 3)
          .filter((place) => count(box(place)) === 1)
          .join(''),
      ),
    equals: 2,
  },
  { says: 'Resposta: 4', is: () => (liars.length === 1 ? 5 - count(liars[0]!) : 0), equals: 4 },
  { says: 'a da quarta pessoa', is: () => liars[0]!.indexOf(true) + 1, equals: 4 },
  { says: 'É a única das quatro combinações', is: () => quiet.length, equals: 1 },
  { says: 'A é honesto, e B é mentiroso. É', is: () => Number(quiet[0]![0] && !quiet[0]![1]), equals: 1 },
];
