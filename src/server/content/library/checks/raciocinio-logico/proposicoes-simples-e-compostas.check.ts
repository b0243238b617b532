import type { Check } from '../check.ts';
import { implies, isSame, range } from './enumerate.ts';

const letters = (symbols: string) => new Set(symbols.match(/\b[p-s]\b/g)).size;
const wanted = (p: boolean, q: boolean) => !p && q;

export const checks: Check[] = [
  { says: '“$5 > 8$” é proposição, embora falsa', is: () => Number(5 > 8), equals: 0 },
  {
    says: 'se fosse verdadeira, seria falsa; se fosse falsa, seria verdadeira',
    is: () => [true, false].filter((value) => value === !value).length,
    equals: 0,
  },
  {
    says: 'feita de 3 proposições simples',
    is: () => letters('(p \\land \\lnot q) \\to r'),
    equals: 3,
  },
  { says: 'pois a soma é 5', is: () => 2 + 3, equals: 5 },
  {
    says: '[x] 2\n',
    is: () =>
      [
        { declares: true, isOpen: false },
        { declares: false, isOpen: false },
        { declares: true, isOpen: false },
        { declares: true, isOpen: true },
        { declares: false, isOpen: false },
      ].filter(({ declares, isOpen }) => declares && !isOpen).length,
    equals: 2,
  },
  { says: '[ ] $\\lnot p \\lor q$', is: () => isSame(2, (p, q) => !p || q, wanted), equals: 0 },
  { says: '[ ] $\\lnot(p \\land q)$', is: () => isSame(2, (p, q) => !(p && q), wanted), equals: 0 },
  { says: '[x] $\\lnot p \\land q$', is: () => isSame(2, (p, q) => q && !p, wanted), equals: 1 },
  { says: '[ ] $p \\land \\lnot q$', is: () => isSame(2, (p, q) => p && !q, wanted), equals: 0 },
  { says: '[ ] $\\lnot p \\to q$', is: () => isSame(2, (p, q) => implies(!p, q), wanted), equals: 0 },
  { says: 'é verdadeira com 6', is: () => range(-99, 99).find((x) => x + 4 === 10) ?? 0, equals: 6 },
  {
    says: 'falsa com qualquer outro',
    is: () => range(-99, 99).filter((x) => x + 4 === 10).length,
    equals: 1,
  },
  { says: 'Resposta: 4', is: () => letters('(p \\land q) \\to (r \\lor s)'), equals: 4 },
  { says: 'Seu valor é falso, pois $9 = 3 \\cdot 3$', is: () => 3 * 3, equals: 9 },
];
