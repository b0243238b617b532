import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '[x] 4,5', is: () => (3 * 2 + 8 / 2 - 1) / 2, equals: 4.5 },
  { says: 'É o número de átomos de oxigênio dos produtos', is: () => 3 * 2 + 4, equals: 10 },
  { says: 'Esqueceu o oxigênio que já está no álcool', is: () => (3 * 2 + 4) / 2, equals: 5 },
  { says: 'É a soma dos mols de gás carbônico e de água', is: () => 3 + 4, equals: 7 },
  {
    says: 'São precisos, então, 3 mol de etanol por mol de dicromato',
    is: () => (2 * (6 - 3)) / 2,
    equals: 3,
  },
  { says: '$-2 + 8 = 6$ à esquerda', is: () => -2 + 8, equals: 2 * 3 },
  { says: '2\\,CH_4 + 3\\,O_2 \\rightarrow 2\\,CO + 4\\,H_2O', is: () => 2 * 1, equals: 2 * 1 }, // C
  { says: '2\\,CH_4 + 3\\,O_2 \\rightarrow 2\\,CO + 4\\,H_2O', is: () => 2 * 4, equals: 4 * 2 }, // H
  { says: '2\\,CH_4 + 3\\,O_2 \\rightarrow 2\\,CO + 4\\,H_2O', is: () => 3 * 2, equals: 2 * 1 + 4 * 1 }, // O
  { says: 'C_3H_8O + \\tfrac{9}{2}\\,O_2 \\rightarrow 3\\,CO_2 + 4\\,H_2O', is: () => 1 * 3, equals: 3 * 1 }, // C
  { says: 'C_3H_8O + \\tfrac{9}{2}\\,O_2 \\rightarrow 3\\,CO_2 + 4\\,H_2O', is: () => 1 * 8, equals: 4 * 2 }, // H
  {
    says: 'C_3H_8O + \\tfrac{9}{2}\\,O_2 \\rightarrow 3\\,CO_2 + 4\\,H_2O',
    is: () => 1 * 1 + (9 / 2) * 2,
    equals: 3 * 2 + 4 * 1,
  }, // O
  {
    says: '3\\,C_2H_5OH + Cr_2O_7^{2-} + 8\\,H^+ \\rightarrow 3\\,CH_3CHO + 2\\,Cr^{3+} + 7\\,H_2O',
    is: () => 3 * 2,
    equals: 3 * 2,
  }, // C
  {
    says: '3\\,C_2H_5OH + Cr_2O_7^{2-} + 8\\,H^+ \\rightarrow 3\\,CH_3CHO + 2\\,Cr^{3+} + 7\\,H_2O',
    is: () => 3 * 6 + 8 * 1,
    equals: 3 * 4 + 7 * 2,
  }, // H
  {
    says: '3\\,C_2H_5OH + Cr_2O_7^{2-} + 8\\,H^+ \\rightarrow 3\\,CH_3CHO + 2\\,Cr^{3+} + 7\\,H_2O',
    is: () => 3 * 1 + 1 * 7,
    equals: 3 * 1 + 7 * 1,
  }, // O
  {
    says: '3\\,C_2H_5OH + Cr_2O_7^{2-} + 8\\,H^+ \\rightarrow 3\\,CH_3CHO + 2\\,Cr^{3+} + 7\\,H_2O',
    is: () => 1 * 2,
    equals: 2 * 1,
  }, // Cr
  {
    says: '3\\,C_2H_5OH + Cr_2O_7^{2-} + 8\\,H^+ \\rightarrow 3\\,CH_3CHO + 2\\,Cr^{3+} + 7\\,H_2O',
    is: () => 1 * -2 + 8 * 1,
    equals: 2 * 3,
  }, // carga
];
