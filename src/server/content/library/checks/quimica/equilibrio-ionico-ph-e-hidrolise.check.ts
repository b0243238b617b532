import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: '$\\mathrm{pH} = -\\log(1{,}0 \\times 10^{-3}) = 3{,}0$',
    is: () => -Math.log10(Math.sqrt(2e-5 * 0.05)),
    equals: 3,
  },
  { says: '= 0{,}020$, isto é, 2,0%', is: () => Math.sqrt(2e-5 * 0.05) / 0.05, equals: 0.02 },
  {
    says: 'a concentração de $\\mathrm{H^+}$ é 1000 vezes maior',
    is: () => 10 ** -3 / 10 ** -6,
    equals: 1000,
    near: 1e-6,
  },
  { says: '100, pois cada unidade', is: () => 10 ** (6 - 4), equals: 100 },
  { says: '[x] 11', is: () => 14 + Math.log10(0.001), equals: 11 },
  { says: '[x] 3,0', is: () => -Math.log10(Math.sqrt(1e-5 * 0.1)), equals: 3 },
  { says: '- [ ] 6,0', is: () => -Math.log10(1e-5 * 0.1), equals: 6 },
  { says: 'a primeira é 100 vezes maior', is: () => 10 ** -2 / 10 ** -4, equals: 100, near: 1e-9 },
  { says: 'Resposta: 2', is: () => -Math.log10(0.01), equals: 2 },
  { says: '2\\,H_2O \\rightleftharpoons H_3O^+ + OH^-', is: () => 2 * 2, equals: 1 * 3 + 1 * 1 }, // H
  { says: '2\\,H_2O \\rightleftharpoons H_3O^+ + OH^-', is: () => 2 * 1, equals: 1 * 1 + 1 * 1 }, // O
  { says: '2\\,H_2O \\rightleftharpoons H_3O^+ + OH^-', is: () => 0, equals: 1 * 1 + 1 * -1 }, // carga
  { says: 'HA \\rightleftharpoons H^+ + A^-', is: () => 1 * 1, equals: 1 * 1 }, // H
  { says: 'HA \\rightleftharpoons H^+ + A^-', is: () => 1 * 1, equals: 1 * 1 }, // A
  { says: 'HA \\rightleftharpoons H^+ + A^-', is: () => 0, equals: 1 * 1 + 1 * -1 }, // carga
  { says: 'CO_2 + H_2O \\rightleftharpoons H^+ + HCO_3^-', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'CO_2 + H_2O \\rightleftharpoons H^+ + HCO_3^-', is: () => 1 * 2 + 1 * 1, equals: 1 * 3 }, // O
  { says: 'CO_2 + H_2O \\rightleftharpoons H^+ + HCO_3^-', is: () => 1 * 2, equals: 1 * 1 + 1 * 1 }, // H
  { says: 'CO_2 + H_2O \\rightleftharpoons H^+ + HCO_3^-', is: () => 0, equals: 1 * 1 + 1 * -1 }, // carga
  { says: 'CH_3COO^- + H_2O \\rightleftharpoons CH_3COOH + OH^-', is: () => 3 + 2, equals: 4 + 1 }, // H
  { says: 'CH_3COO^- + H_2O \\rightleftharpoons CH_3COOH + OH^-', is: () => 2 + 1, equals: 2 + 1 }, // O
  { says: 'CH_3COO^- + H_2O \\rightleftharpoons CH_3COOH + OH^-', is: () => -1 + 0, equals: 0 + -1 }, // carga
  { says: 'NH_4^+ + H_2O \\rightleftharpoons NH_3 + H_3O^+', is: () => 4 + 2, equals: 3 + 3 }, // H
  { says: 'NH_4^+ + H_2O \\rightleftharpoons NH_3 + H_3O^+', is: () => 1 + 0, equals: 0 + 1 }, // carga
];
