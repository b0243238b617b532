import type { Check } from '../check.ts';

const integers = Array.from({ length: 201 }, (_, i) => i - 100);
const f = (x: number) => Math.abs(x - 2) + 3;

export const checks: Check[] = [
  { says: '$|-4| = -(-4) = 4$', is: () => Math.abs(-4), equals: 4 },
  { says: 'A única solução da equação é $x = 3$', is: () => Math.abs(3 - 4) - (2 * 3 - 5), equals: 0 },
  { says: 'ali o segundo membro vale $-3$', is: () => 2 * 1 - 5, equals: -3 },
  {
    says: '[x] $\\{-1, 5\\}$',
    is: () => integers.filter((x) => Math.abs(3 * x - 6) === 9).reduce((s, x) => s * 10 + x, 0),
    equals: -1 * 10 + 5,
  },
  {
    says: '[x] $-1 < x < 7$',
    is: () =>
      integers.filter((x) => Math.abs(x - 3) < 4).length - integers.filter((x) => -1 < x && x < 7).length,
    equals: 0,
  },
  { says: '[x] $3$', is: () => Math.min(...integers.map(f)), equals: 3 },
  { says: '[ ] $5$', is: () => f(0), equals: 5 },
  { says: '[ ] $7$', is: () => f(-2), equals: 7 },
  { says: 'Resposta: 8', is: () => integers.filter((x) => Math.abs(2 * x + 1) <= 7).length, equals: 8 },
  { says: 'de 492 g a 508 g', is: () => 500 - 8, equals: 492 },
  { says: '$m > 508$', is: () => 500 + 8, equals: 508 },
  { says: '= 7{,}5$, menor que 8', is: () => Math.abs(507.5 - 500), equals: 7.5 },
  { says: '$|491 - 500| = 9$', is: () => Math.abs(491 - 500), equals: 9 },
];
