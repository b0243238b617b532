import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$\\dfrac{0{,}00200}{0{,}0250} = 0{,}0800$ mol/L', is: () => (0.02 * 0.1) / 0.025, equals: 0.08 },
  { says: 'ou 4,80 g/L, de ácido acético', is: () => ((0.02 * 0.1) / 0.025) * 60, equals: 4.8 },
  { says: '[x] 2,0 mol/L', is: () => 20 / 40 / 0.25, equals: 2 },
  { says: 'É a concentração em g/L', is: () => 20 / 0.25, equals: 80 },
  { says: '0,125 mol/L', is: () => 0.5 * 0.25, equals: 0.125 },
  { says: '[x] 200 mL', is: () => (50 * 6) / 1.5, equals: 200 },
  { says: 'É o volume de água a juntar', is: () => (50 * 6) / 1.5 - 50, equals: 150 },
  { says: '12,5 mL', is: () => (50 * 1.5) / 6, equals: 12.5 },
  { says: 'Multiplicou 50 por 1,5', is: () => 50 * 1.5, equals: 75 },
  { says: '[x] 156 g', is: () => (110 - 32) * 2, equals: 156 },
  { says: 'Resposta: 10', is: () => (10 * 0.1 * 2) / 0.2, equals: 10 },
  {
    says: 'A concentração é $\\frac{0{,}16}{0{,}500} = 0{,}32$ mol/L',
    is: () => (0.2 * 0.5 + 0.3 * 0.2) / 0.5,
    equals: 0.32,
  },
  { says: 'ou 57,6 g/L', is: () => ((0.2 * 0.5 + 0.3 * 0.2) / 0.5) * 180, equals: 57.6 },
  { says: 'HCl + NaOH \\rightarrow NaCl + H_2O', is: () => 1 * 1 + 1 * 1, equals: 1 * 2 }, // H
  { says: 'HCl + NaOH \\rightarrow NaCl + H_2O', is: () => 1 * 1, equals: 1 * 1 }, // Cl
  { says: 'HCl + NaOH \\rightarrow NaCl + H_2O', is: () => 1 * 1, equals: 1 * 1 }, // Na
  { says: 'HCl + NaOH \\rightarrow NaCl + H_2O', is: () => 1 * 1, equals: 1 * 1 }, // O
  { says: 'CH_3COOH + NaOH \\rightarrow CH_3COONa + H_2O', is: () => 1 * 2, equals: 1 * 2 }, // C
  { says: 'CH_3COOH + NaOH \\rightarrow CH_3COONa + H_2O', is: () => 1 * 4 + 1 * 1, equals: 1 * 3 + 1 * 2 }, // H
  { says: 'CH_3COOH + NaOH \\rightarrow CH_3COONa + H_2O', is: () => 1 * 2 + 1 * 1, equals: 1 * 2 + 1 * 1 }, // O
  { says: 'CH_3COOH + NaOH \\rightarrow CH_3COONa + H_2O', is: () => 1 * 1, equals: 1 * 1 }, // Na
];
