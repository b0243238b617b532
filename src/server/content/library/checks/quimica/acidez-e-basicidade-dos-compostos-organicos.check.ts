import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'é cerca de 78 vezes maior', is: () => 1.4e-3 / 1.8e-5, equals: 78, near: 0.5 },
  { says: '| ácido etanoico | 4,8 |', is: () => -Math.log10(1.8e-5), equals: 4.8, near: 0.06 },
  {
    says: 'o ácido cloroacético ($\\mathrm{p}K_a$ 2,9)',
    is: () => -Math.log10(1.4e-3),
    equals: 2.9,
    near: 0.06,
  },
  {
    says: 'CH_3COOH + NaHCO_3 \\rightarrow CH_3COONa + H_2O + CO_2',
    is: () => 1 * 2 + 1 * 1,
    equals: 1 * 2 + 1 * 1,
  }, // C
  {
    says: 'CH_3COOH + NaHCO_3 \\rightarrow CH_3COONa + H_2O + CO_2',
    is: () => 1 * 4 + 1 * 1,
    equals: 1 * 3 + 1 * 2,
  }, // H
  {
    says: 'CH_3COOH + NaHCO_3 \\rightarrow CH_3COONa + H_2O + CO_2',
    is: () => 1 * 2 + 1 * 3,
    equals: 1 * 2 + 1 * 1 + 1 * 2,
  }, // O
  { says: 'CH_3COOH + NaHCO_3 \\rightarrow CH_3COONa + H_2O + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // Na
  { says: 'CH_3NH_2 + H_2O \\rightleftharpoons CH_3NH_3^+ + OH^-', is: () => 1 * 1, equals: 1 * 1 }, // C
  {
    says: 'CH_3NH_2 + H_2O \\rightleftharpoons CH_3NH_3^+ + OH^-',
    is: () => 1 * 5 + 1 * 2,
    equals: 1 * 6 + 1 * 1,
  }, // H
  { says: 'CH_3NH_2 + H_2O \\rightleftharpoons CH_3NH_3^+ + OH^-', is: () => 1 * 1, equals: 1 * 1 }, // N
  { says: 'CH_3NH_2 + H_2O \\rightleftharpoons CH_3NH_3^+ + OH^-', is: () => 1 * 1, equals: 1 * 1 }, // O
  { says: 'CH_3NH_2 + H_2O \\rightleftharpoons CH_3NH_3^+ + OH^-', is: () => 0, equals: 1 * 1 + 1 * -1 }, // carga
];
