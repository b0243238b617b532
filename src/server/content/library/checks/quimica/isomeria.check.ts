import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: '[x] 1',
    is: () =>
      [['CH3'], ['H', 'OH', 'CH3', 'COOH'], ['O', 'OH', 'C']].filter((groups) => new Set(groups).size === 4)
        .length,
    equals: 1,
  },
  { says: 'É o número de hidrogênios da molécula', is: () => 3 + 1 + 1 + 1, equals: 6 }, // CH3, CH, OH, COOH
  { says: '$\\mathrm{CH_3OC_3H_7}$ e $\\mathrm{C_2H_5OC_2H_5}$', is: () => 1 + 3, equals: 2 + 2 }, // C
  { says: '$\\mathrm{CH_3OC_3H_7}$ e $\\mathrm{C_2H_5OC_2H_5}$', is: () => 3 + 7, equals: 5 + 5 }, // H
  { says: 'ambos $\\mathrm{C_3H_6O}$', is: () => 3 + 2 + 1, equals: 3 + 3 }, // H de CH3CH2CHO e de CH3COCH3
  { says: 'álcoois de fórmula $\\mathrm{C_4H_{10}O}$', is: () => 3 + 1 + 1 + 2 + 3, equals: 10 }, // H do butan-2-ol
];
