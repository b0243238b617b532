import type { Check } from '../check.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number): number => (a * b) / gcd(a, b);
const divisors = (n: number): number =>
  Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0).length;

export const checks: Check[] = [
  { says: '$4 \\cdot 3 \\cdot 2 = 24$', is: () => divisors(360), equals: 24 },
  { says: '$360 = 2^3 \\cdot 3^2 \\cdot 5$', is: () => 2 ** 3 * 3 ** 2 * 5, equals: 360 },
  { says: 'o MMC é $2^2 \\cdot 3^2 = 36$', is: () => lcm(12, 18), equals: 36 },
  { says: 'o MDC é $2^2 \\cdot 3 = 12$. Cada pedaço mede 12 cm', is: () => gcd(84, 120), equals: 12 },
  { says: '$7 + 10 = 17$ pedaços', is: () => 84 / gcd(84, 120) + 120 / gcd(84, 120), equals: 17 },
  { says: '[x] 72', is: () => lcm(24, 36), equals: 72 },
  { says: '[ ] 864', is: () => 24 * 36, equals: 864 },
  { says: '[x] 12', is: () => gcd(gcd(48, 72), 60), equals: 12 },
  { says: '[ ] 720', is: () => lcm(lcm(48, 72), 60), equals: 720 },
  { says: '[ ] 180', is: () => 48 + 72 + 60, equals: 180 },
  { says: '[ ] 24', is: () => gcd(48, 72), equals: 24 },
  { says: '[x] 24', is: () => divisors(600), equals: 24 },
  { says: 'Resposta: 36', is: () => gcd(252, 180), equals: 36 },
  { says: 'A distância é de 18 m', is: () => gcd(126, 90), equals: 18 },
  { says: 'São 24 árvores', is: () => (2 * (126 + 90)) / gcd(126, 90), equals: 24 },
];
