import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A configuração é $1s^2\\,2s^2\\,2p^6\\,3s^2\\,3p^5$', is: () => 2 + 2 + 6 + 2 + 5, equals: 17 },
  { says: '[x] Terceiro período, grupo 2', is: () => 12 - (2 + 2 + 6), equals: 2 },
  {
    says: 'O salto na quarta ionização mostra três elétrons de valência',
    is: () =>
      [1817 / 578, 2745 / 1817, 11577 / 2745].indexOf(Math.max(1817 / 578, 2745 / 1817, 11577 / 2745)) + 1,
    equals: 3,
  },
];
