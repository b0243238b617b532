import type { Check } from '../check.ts';

const f = (x: number) => 2 * x + 1;
const g = (x: number) => x * x - 3;
const h = (t: number) => (t <= 6 ? 20 + 5 * t : t <= 10 ? 50 : 50 - 10 * (t - 10));
const p = (x: number) => (x < 3 ? 2 * x : x + 5);

export const checks: Check[] = [
  { says: 'A altura após 4 h é de 40 cm', is: () => h(4), equals: 40 },
  { says: '$h(15) = 50 - 10', is: () => h(15), equals: 0 },
  {
    says: 'a imagem é $[0, 50]$',
    is: () => Math.max(...Array.from({ length: 151 }, (_, i) => h(i / 10))),
    equals: 50,
  },
  { says: 'após 2 h', is: () => h((30 - 20) / 5), equals: 30 },
  { says: 'e após 12 h', is: () => 10 + (50 - 30) / 10, equals: 12 },
  { says: '[x] $27$', is: () => f(g(4)), equals: 27 },
  { says: '[ ] $30$', is: () => f(4 ** 2) - 3, equals: 30 },
  { says: '[ ] $33$', is: () => f(4 ** 2), equals: 33 },
  { says: '[ ] $78$', is: () => g(f(4)), equals: 78 },
  { says: '[ ] $117$', is: () => f(4) * g(4), equals: 117 },
  {
    says: String.raw`[x] $f^{-1}(x) = \dfrac{4x + 2}{3}$`,
    is: () => (3 * ((4 * 5 + 2) / 3) - 2) / 4,
    equals: 5,
  },
  { says: 'Resposta: 10', is: () => p(1) + p(3), equals: 10 },
  { says: 'o ponto é $(6, 6)$', is: () => (6 + 12) / (4 - 1), equals: 6 },
];
