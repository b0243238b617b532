import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: 'a área é $10 \\cdot 20 = 200$',
    is: () => {
      const x = -40 / (2 * -2);
      return x * (40 - 2 * x);
    },
    equals: 200,
  },
  { says: '[x] R\\$ 12', is: () => -24 / (2 * -1), equals: 12 },
  { says: '[x] $-4$', is: () => 3 ** 2 - 6 * 3 + 5, equals: -4 },
  { says: 'Resposta: 7', is: () => 14 / 2, equals: 7 },
  { says: 'A bola chega a 20 m', is: () => -5 * 2 ** 2 + 20 * 2, equals: 20 },
  { says: 'lados de 10 m perpendiculares', is: () => -40 / (2 * -2), equals: 10 },
  { says: 'um lado de 20 m paralelo', is: () => 40 - 2 * (-40 / (2 * -2)), equals: 20 },
  { says: '[ ] R\\$ 4', is: () => (-24 + Math.sqrt(24 ** 2 - 4 * 80)) / -2, equals: 4 },
  { says: '[ ] R\\$ 20', is: () => (-24 - Math.sqrt(24 ** 2 - 4 * 80)) / -2, equals: 20 },
  { says: 'É a metade da diferença das raízes, 4 e 20', is: () => (20 - 4) / 2, equals: 8 },
  { says: '[ ] $1$\n  > É a menor das raízes', is: () => (6 - Math.sqrt(36 - 20)) / 2, equals: 1 },
  { says: '[ ] $16$', is: () => 6 ** 2 - 4 * 5, equals: 16 },
  {
    says: '[x] $2 < x < 3$',
    is: () =>
      Array.from({ length: 81 }, (_, i) => i / 8 - 5).filter(
        (x) => x * x - 5 * x + 6 < 0 !== (2 < x && x < 3),
      ).length,
    equals: 0,
  },
  { says: 'A bola volta ao chão 4 s após o chute', is: () => 20 / 5, equals: 4 },
];
