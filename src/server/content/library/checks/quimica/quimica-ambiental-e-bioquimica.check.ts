import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A queima emite 88 kg', is: () => (46 / (2 * 12 + 6 + 16)) * 2 * 44, equals: 88 },
  { says: '[x] 56%', is: () => (100 * (40 + 16)) / (40 + 12 + 48), equals: 56 },
  { says: 'É a parte que vira gás carbônico', is: () => (100 * 44) / 100, equals: 44 },
  { says: 'É a porcentagem de cálcio no óxido', is: () => (100 * 40) / 56, equals: 71, near: 0.5 },
  {
    says: 'Dividiu a massa do gás carbônico pela do óxido',
    is: () => (100 * 44) / 56,
    equals: 79,
    near: 0.5,
  },
  { says: 'Resposta: 2', is: () => 3 - 1, equals: 2 },
  { says: '$6 \\cdot 12 + 12 + 6 \\cdot 16 = 180$', is: () => 6 * 12 + 12 + 6 * 16, equals: 180 },
  { says: '\\approx 51\\%$', is: () => (100 * 2 * 46) / 180, equals: 51, near: 0.5 },
  { says: 'Cl + O_3 \\rightarrow ClO + O_2', is: () => 1 * 1, equals: 1 * 1 }, // Cl
  { says: 'Cl + O_3 \\rightarrow ClO + O_2', is: () => 1 * 3, equals: 1 * 1 + 1 * 2 }, // O
  { says: 'ClO + O \\rightarrow Cl + O_2', is: () => 1 * 1, equals: 1 * 1 }, // Cl
  { says: 'ClO + O \\rightarrow Cl + O_2', is: () => 1 * 1 + 1 * 1, equals: 1 * 2 }, // O
  { says: 'C_2H_6O + 3\\,O_2 \\rightarrow 2\\,CO_2 + 3\\,H_2O', is: () => 1 * 2, equals: 2 * 1 }, // C
  { says: 'C_2H_6O + 3\\,O_2 \\rightarrow 2\\,CO_2 + 3\\,H_2O', is: () => 1 * 6, equals: 3 * 2 }, // H
  {
    says: 'C_2H_6O + 3\\,O_2 \\rightarrow 2\\,CO_2 + 3\\,H_2O',
    is: () => 1 * 1 + 3 * 2,
    equals: 2 * 2 + 3 * 1,
  }, // O
  { says: 'CaCO_3 \\rightarrow CaO + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // Ca
  { says: 'CaCO_3 \\rightarrow CaO + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'CaCO_3 \\rightarrow CaO + CO_2', is: () => 1 * 3, equals: 1 * 1 + 1 * 2 }, // O
  { says: 'C_6H_{12}O_6 \\rightarrow 2\\,C_2H_6O + 2\\,CO_2', is: () => 1 * 6, equals: 2 * 2 + 2 * 1 }, // C
  { says: 'C_6H_{12}O_6 \\rightarrow 2\\,C_2H_6O + 2\\,CO_2', is: () => 1 * 12, equals: 2 * 6 }, // H
  { says: 'C_6H_{12}O_6 \\rightarrow 2\\,C_2H_6O + 2\\,CO_2', is: () => 1 * 6, equals: 2 * 1 + 2 * 2 }, // O
];
