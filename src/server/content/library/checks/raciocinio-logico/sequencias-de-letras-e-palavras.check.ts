import type { Check } from '../check.ts';
import { sum } from './enumerate.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const short = alphabet.replaceAll(/[KWY]/g, '');
const place = (letter: string, letters = alphabet) => letters.indexOf(letter) + 1;
const shift = (word: string, by: number) =>
  [...word].map((letter) => alphabet[(alphabet.indexOf(letter) + by + 26) % 26]).join('');
const value = (word: string, letters = alphabet) => sum([...word].map((letter) => place(letter, letters)));
const is = (one: string, other: string) => Number(one === other);
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
const days = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const numbers = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const initials = (words: string[]) => words.map((word) => word[0]!.toUpperCase()).join(', ');

export const checks: Check[] = [
  { says: 'português tem 26 letras', is: () => alphabet.length, equals: 26 },
  { says: '| 1 | 2 | 3 |', is: () => place('C'), equals: 3 },
  { says: '12 | 13 |', is: () => place('M'), equals: 13 },
  { says: '| 14 | 15 |', is: () => place('N'), equals: 14 },
  { says: '25 | 26 |', is: () => place('Z'), equals: 26 },
  { says: 'de 23 letras', is: () => short.length, equals: 23 },
  {
    says: 'a posição muda a partir de L',
    is: () => is([...short].find((letter) => place(letter) !== place(letter, short)) ?? '', 'L'),
    equals: 1,
  },
  {
    says: 'os números são 2, 5, 8, 11',
    is: () => Number([...'BEHK'].map((x) => place(x)).join('')),
    equals: 25811,
  },
  { says: 'a próxima é N, a 14ª', is: () => place('N'), equals: 11 + 3 },
  { says: 'D, S, T, Q, Q, S, S)', is: () => is(initials(days), 'D, S, T, Q, Q, S, S'), equals: 1 },
  {
    says: 'J, F, M, A, M, J, J, A, S, O, N, D)',
    is: () => is(initials(months), 'J, F, M, A, M, J, J, A, S, O, N, D'),
    equals: 1,
  },
  {
    says: 'U, D, T, Q, C, S, S, O, N, D)',
    is: () => is(initials(numbers), 'U, D, T, Q, C, S, S, O, N, D'),
    equals: 1,
  },
  { says: 'PROVA vira QSPWB', is: () => is(shift('PROVA', 1), 'QSPWB'), equals: 1 },
  { says: 'GATO se escreve ICVQ', is: () => is(shift('GATO', 2), 'ICVQ'), equals: 1 },
  { says: 'RUA se escreve TWC', is: () => is(shift('RUA', 2), 'TWC'), equals: 1 },
  { says: 'A décima terceira.', is: () => place('M'), equals: 13 },
  { says: '[x] N\n', is: () => is(alphabet[14 - 1]!, 'N'), equals: 1 },
  { says: 'Salta 2 casas a partir de K', is: () => place('M') - place('K'), equals: 2 },
  { says: 'Salta 4 casas a partir de K', is: () => place('O') - place('K'), equals: 4 },
  { says: 'Salta 5 casas a partir de K', is: () => place('P') - place('K'), equals: 5 },
  { says: '[x] QSPWB', is: () => is(shift('PROVA', 1), 'QSPWB'), equals: 1 },
  { says: '[ ] OQNUZ', is: () => is(shift('PROVA', -1), 'OQNUZ'), equals: 1 },
  { says: '[ ] RTQXC', is: () => is(shift('PROVA', 2), 'RTQXC'), equals: 1 },
  { says: '[ ] AVORP', is: () => is([...'PROVA'].toReversed().join(''), 'AVORP'), equals: 1 },
  { says: 'Se LUA corresponde a 34', is: () => value('LUA'), equals: 34 },
  { says: '[ ] 43', is: () => value('SOL', short), equals: 43 },
  { says: '[x] 46', is: () => value('SOL'), equals: 46 },
  { says: '[ ] 49', is: () => value(shift('SOL', 1)), equals: 49 },
  { says: '[ ] 57', is: () => 3 * place('S'), equals: 57 },
  { says: 'a letra é J', is: () => is(initials(months)[15]!, 'J'), equals: 1 },
  { says: 'Resposta: V', is: () => is(alphabet.repeat(4)[100 - 1]!, 'V'), equals: 1 },
  { says: 'A palavra é LEITURA', is: () => is(shift('OHLWXUD', -3), 'LEITURA'), equals: 1 },
  { says: 'O resultado é DCXO', is: () => is(shift('AZUL', 3), 'DCXO'), equals: 1 },
];
