import type { Check } from '../check.ts';
import { gcd, range, sum } from './enumerate.ts';

const many = range(1, 3000);
/** The first positive number that all divide. */
const lcm = (...numbers: number[]) => many.find((x) => numbers.every((n) => x % n === 0)) ?? 0;
const digits = (x: number) => sum([...String(x)].map(Number));

export const checks: Check[] = [
  { says: '$2^2 \\cdot 3^2 = 36$', is: () => lcm(12, 18), equals: 36 },
  { says: '$2 \\cdot 3 = 6$', is: () => gcd(12, 18), equals: 6 },
  {
    says: 'o produto do MMC pelo MDC é o produto dos números',
    is: () => range(1, 30).flatMap((a) => range(1, 30).filter((b) => lcm(a, b) * gcd(a, b) !== a * b)).length,
    equals: 0,
  },
  {
    says: '$60k + 3$',
    is: () => many.filter((x) => [4, 5, 6].every((n) => x % n === 3) !== (x % 60 === 3)).length,
    equals: 0,
  },
  {
    says: '| 3 ou 9 |',
    is: () => many.filter((x) => [3, 9].some((n) => (x % n === 0) !== (digits(x) % n === 0))).length,
    equals: 0,
  },
  { says: '| 4 |', is: () => many.filter((x) => (x % 4 === 0) !== ((x % 100) % 4 === 0)).length, equals: 0 },
  {
    says: '| 6 |',
    is: () => many.filter((x) => (x % 6 === 0) !== (x % 2 === 0 && x % 3 === 0)).length,
    equals: 0,
  },
  { says: 'São 12 kits', is: () => gcd(gcd(48, 72), 60), equals: 12 },
  { says: '$48 : 12 = 4$ lápis', is: () => 48 / 12, equals: 4 },
  { says: '$72 : 12 = 6$ canetas', is: () => 72 / 12, equals: 6 },
  { says: '$60 : 12 = 5$ cadernos', is: () => 60 / 12, equals: 5 },
  { says: '3 também deixa resto 3', is: () => [4, 5, 6].filter((n) => 3 % n === 3).length, equals: 3 },
  { says: '[ ] 8h06', is: () => gcd(12, 18), equals: 6 },
  { says: '[ ] 8h30', is: () => 12 + 18, equals: 30 },
  { says: '[x] 8h36', is: () => lcm(12, 18), equals: 36 },
  { says: '[x] 9', is: () => (48 + 60) / gcd(48, 60), equals: 9 },
  { says: '[ ] 12\n', is: () => gcd(48, 60), equals: 12 },
  { says: '[ ] 18\n', is: () => (48 + 60) / 6, equals: 18 },
  { says: '[ ] 20\n', is: () => (48 / 12) * (60 / 12), equals: 20 },
  { says: '[ ] 27\n', is: () => (48 + 60) / 4, equals: 27 },
  {
    says: '[x] 63',
    is: () => range(4, 999).find((x) => [4, 5, 6].every((n) => x % n === 3)) ?? 0,
    equals: 63,
  },
  { says: '[ ] 117', is: () => 4 * 5 * 6 - 3, equals: 117 },
  { says: '[ ] 123', is: () => [4, 5, 6].filter((n) => 123 % n === 3).length, equals: 3 },
  {
    says: 'a soma de 25 números ímpares é ímpar',
    is: () => sum(range(1, 25).map((n) => 2 * n - 1)) % 2,
    equals: 1,
  },
  { says: 'Resposta: 5', is: () => range(0, 7).find((x) => (100 + x) % 7 === 0) ?? 0, equals: 5 },
  { says: 'daqui a 60 dias', is: () => lcm(4, 6, 10), equals: 60 },
  {
    says: '$60 : 4 = 15$ plantões; a segunda, $60 : 6 = 10$; a terceira, $60 : 10 = 6$',
    is: () =>
      Number([4, 6, 10].map((every) => range(1, 60).filter((day) => day % every === 0).length).join('')),
    equals: 15106,
  },
];
