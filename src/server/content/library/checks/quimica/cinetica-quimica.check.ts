import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$2^x = 4$, $x = 2$', is: () => Math.log2(0.008 / 0.002), equals: 2 },
  { says: '$2^y = 2$, $y = 1$', is: () => Math.log2(0.016 / 0.008), equals: 1 },
  { says: 'com $k = 2{,}0$ L²/(mol²·min)', is: () => 0.016 / (0.2 ** 2 * 0.2), equals: 2 },
  { says: '[x] 0,060', is: () => (((0.8 - 0.5) / 10) * 4) / 2, equals: 0.06 },
  { says: '0,015', is: () => (0.8 - 0.5) / 10 / 2, equals: 0.015 },
  { says: '0,120', is: () => ((0.8 - 0.5) / 10) * 4, equals: 0.12 },
  { says: '0,600', is: () => (0.8 - 0.5) * 2, equals: 0.6 },
  { says: 'Resposta: 60', is: () => Math.log2(0.8 / 0.1) * 20, equals: 60 },
  { says: 'N_2 + 3\\,H_2 \\rightarrow 2\\,NH_3', is: () => 1 * 2, equals: 2 * 1 }, // N
  { says: 'N_2 + 3\\,H_2 \\rightarrow 2\\,NH_3', is: () => 3 * 2, equals: 2 * 3 }, // H
  { says: '2\\,N_2O_5 \\rightarrow 4\\,NO_2 + O_2', is: () => 2 * 2, equals: 4 * 1 }, // N
  { says: '2\\,N_2O_5 \\rightarrow 4\\,NO_2 + O_2', is: () => 2 * 5, equals: 4 * 2 + 1 * 2 }, // O
  { says: '2\\,NO_2 \\rightarrow NO_3 + NO', is: () => 2 * 1, equals: 1 * 1 + 1 * 1 }, // N
  { says: '2\\,NO_2 \\rightarrow NO_3 + NO', is: () => 2 * 2, equals: 1 * 3 + 1 * 1 }, // O
  { says: 'NO_3 + CO \\rightarrow NO_2 + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // N
  { says: 'NO_3 + CO \\rightarrow NO_2 + CO_2', is: () => 1 * 3 + 1 * 1, equals: 1 * 2 + 1 * 2 }, // O
  { says: 'NO_3 + CO \\rightarrow NO_2 + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // C
];
