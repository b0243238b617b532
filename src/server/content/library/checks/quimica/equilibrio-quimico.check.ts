import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$2x = 8 - 8x$ e $x = 0{,}80$', is: () => Math.sqrt(64) / (2 + Math.sqrt(64)), equals: 0.8 },
  { says: 'e 1,60 mol/L de $\\mathrm{HI}$', is: () => (2 * 8) / 10, equals: 1.6 },
  { says: 'No equilíbrio há 0,20 mol/L', is: () => 1 - 8 / 10, equals: 0.2 },
  {
    says: 'o grau de equilíbrio é 80%',
    is: () => (Math.sqrt(64) / (2 + Math.sqrt(64)) / 1.0) * 100,
    equals: 80,
    near: 1e-9,
  },
  { says: '[x] 0,050', is: () => 0.1 ** 2 / 0.2, equals: 0.05 },
  { says: '- [ ] 0,20', is: () => (2 * 0.1) ** 2 / 0.2, equals: 0.2 },
  { says: '- [ ] 20', is: () => 0.2 / 0.1 ** 2, equals: 20 },
  { says: 'Com $Q = 9 > 4$', is: () => 0.9 / 0.1, equals: 9 },
  { says: 'Resposta: 0,02', is: () => 1 / 50, equals: 0.02 },
  { says: 'N_2 + 3\\,H_2 \\rightleftharpoons 2\\,NH_3', is: () => 1 * 2, equals: 2 * 1 }, // N
  { says: 'N_2 + 3\\,H_2 \\rightleftharpoons 2\\,NH_3', is: () => 3 * 2, equals: 2 * 3 }, // H
  { says: 'H_2 + I_2 \\rightleftharpoons 2\\,HI', is: () => 1 * 2, equals: 2 * 1 }, // H
  { says: 'H_2 + I_2 \\rightleftharpoons 2\\,HI', is: () => 1 * 2, equals: 2 * 1 }, // I
  { says: 'N_2O_4 \\rightleftharpoons 2\\,NO_2', is: () => 1 * 2, equals: 2 * 1 }, // N
  { says: 'N_2O_4 \\rightleftharpoons 2\\,NO_2', is: () => 1 * 4, equals: 2 * 2 }, // O
  { says: '2\\,NO_2 \\rightleftharpoons N_2O_4', is: () => 2 * 1, equals: 1 * 2 }, // N
  { says: '2\\,NO_2 \\rightleftharpoons N_2O_4', is: () => 2 * 2, equals: 1 * 4 }, // O
];
