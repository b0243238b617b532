import type { Check } from '../check.ts';
import { choices, permutations, range, sequences } from './enumerate.ts';

const staff = [...range(1, 5).map((n) => `t${n}`), ...range(1, 4).map((n) => `a${n}`)];
const groups = choices(staff, 4);
const analysts = (group: string[]) => group.filter((one) => one.startsWith('a')).length;
const words = (letters: string) => [...new Set(permutations([...letters]).map((word) => word.join('')))];
const letters = range(1, 26);
const distinct = (items: number[]) => new Set(items).size === items.length;
const pairs = sequences(letters, 2);
const numbers = sequences(range(0, 9), 3);
const more = [...range(1, 7).map((n) => `a${n}`), ...range(1, 5).map((n) => `t${n}`)];
/** Places of six round a table that no turning makes the same. */
const round = new Set(
  permutations(range(0, 5)).map((order) => {
    const first = order.indexOf(0);
    return [...order.slice(first), ...order.slice(0, first)].join('');
  }),
);

export const checks: Check[] = [
  {
    says: '$2 \\cdot 3 = 6$ viagens',
    is: () => range(1, 2).flatMap((there) => range(1, 3).map((back) => `${there} ${back}`)).length,
    equals: 6,
  },
  { says: '$2 + 3 = 5$ escolhas', is: () => [...range(1, 2), ...range(3, 5)].length, equals: 5 },
  { says: '= 126$', is: () => groups.length, equals: 126 },
  { says: '$126 - 5 = 121$', is: () => groups.filter((group) => analysts(group) > 0).length, equals: 121 },
  {
    says: '2 = 120$ maneiras',
    is: () => groups.filter((group) => analysts(group) === 2).length * 2,
    equals: 120,
  },
  { says: 'De $5! = 120$ maneiras', is: () => permutations(range(1, 5)).length, equals: 120 },
  { says: '= 45$', is: () => choices(range(1, 10), 2).length, equals: 45 },
  { says: '[ ] 325.000', is: () => choices(letters, 2).length * numbers.length, equals: 325000 },
  {
    says: '[ ] 468.000',
    is: () => pairs.filter(distinct).length * numbers.filter(distinct).length,
    equals: 468000,
  },
  { says: '[ ] 486.720', is: () => pairs.length * numbers.filter(distinct).length, equals: 486720 },
  { says: '[x] 650.000', is: () => pairs.filter(distinct).length * numbers.length, equals: 650000 },
  { says: '[ ] 676.000', is: () => pairs.length * numbers.length, equals: 676000 },
  { says: '[ ] 24', is: () => permutations(range(1, 4)).length, equals: 24 },
  { says: '[ ] 36', is: () => permutations(range(1, 3)).length ** 2, equals: 36 },
  { says: '[ ] 72', is: () => permutations(range(1, 4)).length * 3, equals: 72 },
  { says: '[ ] 120', is: () => permutations(range(1, 5)).length, equals: 120 },
  { says: '[x] 144', is: () => words('EDITAL').filter((word) => /[EIA]{3}/.test(word)).length, equals: 144 },
  {
    says: '[x] 210',
    is: () => choices(more, 4).filter((group) => analysts(group) === 2).length,
    equals: 210,
  },
  { says: '[ ] 420', is: () => 7 * 6 * choices(range(1, 5), 2).length, equals: 420 },
  { says: '[ ] 495', is: () => choices(more, 4).length, equals: 495 },
  { says: '[ ] 840', is: () => 7 * 6 * (5 * 4), equals: 840 },
  { says: '[ ] 31', is: () => choices(range(1, 7), 2).length + choices(range(1, 5), 2).length, equals: 31 },
  { says: '$(6 - 1)! = 120$', is: () => round.size, equals: 120 },
  { says: 'Resposta: 336', is: () => sequences(range(1, 8), 3).filter(distinct).length, equals: 336 },
  { says: '= 12$ anagramas', is: () => words('CASA').length, equals: 12 },
  { says: '$12 - 6 = 6$', is: () => words('CASA').filter((word) => !word.includes('AA')).length, equals: 6 },
];
