import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Resposta: 3', is: () => 3 * 1, equals: 3 },
  { says: '$57 \\cdot 12 + 104 + 6 \\cdot 16 = 884$', is: () => 57 * 12 + 104 + 6 * 16, equals: 884 },
  { says: '$19 \\cdot 12 + 36 + 32 = 296$', is: () => 19 * 12 + 36 + 2 * 16, equals: 296 },
  { says: '$36 + 8 + 48 = 92$', is: () => 3 * 12 + 8 + 3 * 16, equals: 92 },
  { says: '$3 \\cdot 32 = 96$ kg', is: () => 3 * (12 + 4 + 16), equals: 96 },
  { says: '$3 \\cdot 296 = 888$ kg', is: () => (884 / 884) * 3 * (19 * 12 + 36 + 32), equals: 888 },
  { says: '$884 + 96 = 980$ e $888 + 92 = 980$', is: () => 884 + 96, equals: 888 + 92 },
  { says: 'CH_4 + Cl_2 \\rightarrow CH_3Cl + HCl', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'CH_4 + Cl_2 \\rightarrow CH_3Cl + HCl', is: () => 1 * 4, equals: 1 * 3 + 1 * 1 }, // H
  { says: 'CH_4 + Cl_2 \\rightarrow CH_3Cl + HCl', is: () => 1 * 2, equals: 1 * 1 + 1 * 1 }, // Cl
  { says: 'CH_3CH{=}CH_2 + HBr \\rightarrow CH_3CHBrCH_3', is: () => 1 * 3, equals: 1 * 3 }, // C
  { says: 'CH_3CH{=}CH_2 + HBr \\rightarrow CH_3CHBrCH_3', is: () => 1 * 6 + 1 * 1, equals: 1 * 7 }, // H
  { says: 'CH_3CH{=}CH_2 + HBr \\rightarrow CH_3CHBrCH_3', is: () => 1 * 1, equals: 1 * 1 }, // Br
  {
    says: 'CH_3COOH + C_2H_5OH \\rightleftharpoons CH_3COOC_2H_5 + H_2O',
    is: () => 1 * 2 + 1 * 2,
    equals: 1 * 4,
  }, // C
  {
    says: 'CH_3COOH + C_2H_5OH \\rightleftharpoons CH_3COOC_2H_5 + H_2O',
    is: () => 1 * 4 + 1 * 6,
    equals: 1 * 8 + 1 * 2,
  }, // H
  {
    says: 'CH_3COOH + C_2H_5OH \\rightleftharpoons CH_3COOC_2H_5 + H_2O',
    is: () => 1 * 2 + 1 * 1,
    equals: 1 * 2 + 1 * 1,
  }, // O
  { says: 'CH_2{=}CHCH_2CH_3 + H_2O \\rightarrow CH_3CH(OH)CH_2CH_3', is: () => 1 * 4, equals: 1 * 4 }, // C
  {
    says: 'CH_2{=}CHCH_2CH_3 + H_2O \\rightarrow CH_3CH(OH)CH_2CH_3',
    is: () => 1 * 8 + 1 * 2,
    equals: 1 * 10,
  }, // H
  { says: 'CH_2{=}CHCH_2CH_3 + H_2O \\rightarrow CH_3CH(OH)CH_2CH_3', is: () => 1 * 1, equals: 1 * 1 }, // O
  { says: 'CH_2{=}CHCH_2CH_3 + Br_2 \\rightarrow CH_2BrCHBrCH_2CH_3', is: () => 1 * 4, equals: 1 * 4 }, // C
  { says: 'CH_2{=}CHCH_2CH_3 + Br_2 \\rightarrow CH_2BrCHBrCH_2CH_3', is: () => 1 * 8, equals: 1 * 8 }, // H
  { says: 'CH_2{=}CHCH_2CH_3 + Br_2 \\rightarrow CH_2BrCHBrCH_2CH_3', is: () => 1 * 2, equals: 1 * 2 }, // Br
  {
    says: 'C_{57}H_{104}O_6 + 3\\,CH_4O \\rightarrow 3\\,C_{19}H_{36}O_2 + C_3H_8O_3',
    is: () => 1 * 57 + 3 * 1,
    equals: 3 * 19 + 1 * 3,
  }, // C
  {
    says: 'C_{57}H_{104}O_6 + 3\\,CH_4O \\rightarrow 3\\,C_{19}H_{36}O_2 + C_3H_8O_3',
    is: () => 1 * 104 + 3 * 4,
    equals: 3 * 36 + 1 * 8,
  }, // H
  {
    says: 'C_{57}H_{104}O_6 + 3\\,CH_4O \\rightarrow 3\\,C_{19}H_{36}O_2 + C_3H_8O_3',
    is: () => 1 * 6 + 3 * 1,
    equals: 3 * 2 + 1 * 3,
  }, // O
];
