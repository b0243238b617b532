import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Resposta: 3', is: () => 3 / 1, equals: 3 },
  { says: 'HCl + H_2O \\rightarrow H_3O^+ + Cl^-', is: () => 1 * 1 + 1 * 2, equals: 1 * 3 }, // H
  { says: 'HCl + H_2O \\rightarrow H_3O^+ + Cl^-', is: () => 1 * 1, equals: 1 * 1 }, // Cl
  { says: 'HCl + H_2O \\rightarrow H_3O^+ + Cl^-', is: () => 1 * 1, equals: 1 * 1 }, // O
  { says: 'HCl + H_2O \\rightarrow H_3O^+ + Cl^-', is: () => 0, equals: 1 * 1 + 1 * -1 }, // carga
  { says: 'NaOH \\rightarrow Na^+ + OH^-', is: () => 1 * 1, equals: 1 * 1 }, // Na
  { says: 'NaOH \\rightarrow Na^+ + OH^-', is: () => 1 * 1, equals: 1 * 1 }, // O
  { says: 'NaOH \\rightarrow Na^+ + OH^-', is: () => 1 * 1, equals: 1 * 1 }, // H
  { says: 'NaOH \\rightarrow Na^+ + OH^-', is: () => 0, equals: 1 * 1 + 1 * -1 }, // carga
  { says: 'NH_3 + H_2O \\rightleftharpoons NH_4^+ + OH^-', is: () => 1 * 1, equals: 1 * 1 }, // N
  { says: 'NH_3 + H_2O \\rightleftharpoons NH_4^+ + OH^-', is: () => 1 * 3 + 1 * 2, equals: 1 * 4 + 1 * 1 }, // H
  { says: 'NH_3 + H_2O \\rightleftharpoons NH_4^+ + OH^-', is: () => 1 * 1, equals: 1 * 1 }, // O
  { says: 'NH_3 + H_2O \\rightleftharpoons NH_4^+ + OH^-', is: () => 0, equals: 1 * 1 + 1 * -1 }, // carga
  {
    says: 'HCO_3^- + H_2O \\rightleftharpoons H_2CO_3 + OH^-',
    is: () => 1 * 1 + 1 * 2,
    equals: 1 * 2 + 1 * 1,
  }, // H
  { says: 'HCO_3^- + H_2O \\rightleftharpoons H_2CO_3 + OH^-', is: () => 1 * 1, equals: 1 * 1 }, // C
  {
    says: 'HCO_3^- + H_2O \\rightleftharpoons H_2CO_3 + OH^-',
    is: () => 1 * 3 + 1 * 1,
    equals: 1 * 3 + 1 * 1,
  }, // O
  { says: 'HCO_3^- + H_2O \\rightleftharpoons H_2CO_3 + OH^-', is: () => 1 * -1, equals: 1 * -1 }, // carga
  { says: 'CH_3COOH + H_2O \\rightleftharpoons CH_3COO^- + H_3O^+', is: () => 1 * 2, equals: 1 * 2 }, // C
  {
    says: 'CH_3COOH + H_2O \\rightleftharpoons CH_3COO^- + H_3O^+',
    is: () => 1 * 4 + 1 * 2,
    equals: 1 * 3 + 1 * 3,
  }, // H
  {
    says: 'CH_3COOH + H_2O \\rightleftharpoons CH_3COO^- + H_3O^+',
    is: () => 1 * 2 + 1 * 1,
    equals: 1 * 2 + 1 * 1,
  }, // O
  { says: 'CH_3COOH + H_2O \\rightleftharpoons CH_3COO^- + H_3O^+', is: () => 0, equals: 1 * -1 + 1 * 1 }, // carga
];
