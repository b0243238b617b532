import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '| 143 |', is: () => 286 / 2, equals: 143 },
  { says: '| 55,7 |', is: () => 891 / 16, equals: 55.7, near: 0.05 },
  { says: '| 29,7 |', is: () => 1368 / 46, equals: 29.7, near: 0.05 },
  { says: '$-394 + 2 \\cdot (-286) = -966$', is: () => -394 + 2 * -286, equals: -966 },
  { says: '$\\Delta H = -966 - (-75) = -891$', is: () => -394 + 2 * -286 - -75, equals: -891 },
  { says: '[x] −92 kJ', is: () => 946 + 3 * 436 - 6 * 391, equals: -92 },
  { says: '+1081 kJ', is: () => 946 + 3 * 436 - 3 * 391, equals: 1081 },
  { says: '+2254 kJ', is: () => 946 + 3 * 436, equals: 2254 },
  { says: '$-394 + 283 = -111$', is: () => -394 + 283, equals: -111 },
  { says: '−677 kJ', is: () => -394 - 283, equals: -677 },
  { says: '−197 kJ', is: () => -394 / 2, equals: -197 },
  { says: 'cerca de 49,6 kJ', is: () => 2878 / 58, equals: 49.6, near: 0.05 },
  { says: 'cerca de 22,7 kJ', is: () => 726 / 32, equals: 22.7, near: 0.05 },
  { says: '$\\frac{286}{2} = 143$', is: () => 286 / 2, equals: 143 },
  { says: 'Resposta: 2736', is: () => (92 / 46) * 1368, equals: 2736 },
  { says: '$\\frac{1368}{2} = 684$', is: () => 1368 / 2, equals: 684 },
  { says: 'CH_4 + 2\\,O_2 \\rightarrow CO_2 + 2\\,H_2O', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'CH_4 + 2\\,O_2 \\rightarrow CO_2 + 2\\,H_2O', is: () => 1 * 4, equals: 2 * 2 }, // H
  { says: 'CH_4 + 2\\,O_2 \\rightarrow CO_2 + 2\\,H_2O', is: () => 2 * 2, equals: 1 * 2 + 2 * 1 }, // O
  { says: 'N_2 + 3\\,H_2 \\rightarrow 2\\,NH_3', is: () => 1 * 2, equals: 2 * 1 }, // N
  { says: 'N_2 + 3\\,H_2 \\rightarrow 2\\,NH_3', is: () => 3 * 2, equals: 2 * 3 }, // H
  { says: 'C + O_2 \\rightarrow CO_2', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'C + O_2 \\rightarrow CO_2', is: () => 1 * 2, equals: 1 * 2 }, // O
  { says: 'CO + \\tfrac{1}{2}\\,O_2 \\rightarrow CO_2', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'CO + \\tfrac{1}{2}\\,O_2 \\rightarrow CO_2', is: () => 1 * 1 + (1 / 2) * 2, equals: 1 * 2 }, // O
  { says: 'C + \\tfrac{1}{2}\\,O_2 \\rightarrow CO', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'C + \\tfrac{1}{2}\\,O_2 \\rightarrow CO', is: () => (1 / 2) * 2, equals: 1 * 1 }, // O
  { says: 'C_2H_6O + 3\\,O_2 \\rightarrow 2\\,CO_2 + 3\\,H_2O', is: () => 1 * 2, equals: 2 * 1 }, // C
  { says: 'C_2H_6O + 3\\,O_2 \\rightarrow 2\\,CO_2 + 3\\,H_2O', is: () => 1 * 6, equals: 3 * 2 }, // H
  {
    says: 'C_2H_6O + 3\\,O_2 \\rightarrow 2\\,CO_2 + 3\\,H_2O',
    is: () => 1 * 1 + 3 * 2,
    equals: 2 * 2 + 3 * 1,
  }, // O
];
