import type { Check } from '../check.ts';

const f = (n: number): number => (n < 2 ? 1 : n * f(n - 1));
const C = (n: number, p: number) => f(n) / f(p) / f(n - p);
/** The orders of the letters, without repeated ones. */
const anagrams = (w: string): string[] =>
  w.length < 2
    ? [w]
    : [...new Set([...w].flatMap((c, i) => anagrams(w.slice(0, i) + w.slice(i + 1)).map((r) => c + r)))];
const livro = anagrams('LIVRO');

export const checks: Check[] = [
  {
    says: 'Começam por vogal 48 anagramas',
    is: () => livro.filter((a) => /^[IO]/.test(a)).length,
    equals: 48,
  },
  {
    says: 'em 72 as vogais não ficam lado a lado',
    is: () => livro.filter((a) => !/IO|OI/.test(a)).length,
    equals: 72,
  },
  { says: '9 = 90$', is: () => f(10) / f(8), equals: 90 },
  { says: '[ ] 27', is: () => 10 + 9 + 8, equals: 27 },
  { says: '[ ] 120\n  > Usa combinação', is: () => C(10, 3), equals: 120 },
  { says: '[ ] 504\n  > Calcula $9 \\cdot 8 \\cdot 7$: deixa', is: () => 9 * 8 * 7, equals: 504 },
  {
    says: '[x] 720',
    is: () =>
      Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0')).filter((s) => new Set(s).size === 3)
        .length,
    equals: 720,
  },
  { says: '[ ] 20', is: () => C(6, 3), equals: 20 },
  { says: '[x] 60', is: () => anagrams('BANANA').length, equals: 60 },
  { says: '[ ] 120\n  > Divide', is: () => f(6) / (3 * 2), equals: 120 },
  { says: '[ ] 112', is: () => 4 * C(8, 2), equals: 112 },
  { says: '[ ] 80', is: () => C(9, 3) - C(4, 3), equals: 80 },
  { says: '[x] 74', is: () => 4 * C(5, 2) + C(4, 2) * 5 + C(4, 3), equals: 74 },
  { says: 'há 24 maneiras de sentar 5 pessoas', is: () => f(5) / 5, equals: 24 },
  {
    says: 'Resposta: 45',
    is: () => Array.from({ length: 10 }, (_, i) => i).reduce((s, i) => s + i, 0),
    equals: 45,
  },
  { says: '= 336$ maneiras', is: () => f(8) / f(5), equals: 336 },
  { says: '= 56$ equipes', is: () => C(8, 3), equals: 56 },
  { says: '= 15$ equipes', is: () => C(8 - 2, 2), equals: 15 },
];
