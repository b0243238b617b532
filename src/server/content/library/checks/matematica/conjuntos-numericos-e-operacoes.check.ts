import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O valor da expressão é 14.', is: () => ((20 - (3 ** 2 + 2 * (7 - 5))) * 4) / 2, equals: 14 },
  { says: 'o resultado é 14, não 20', is: () => 2 + 3 * 4, equals: 14 },
  { says: '[x] $32$', is: () => 18 - 6 / 3 + 2 ** 3 * 2, equals: 32 },
  { says: '[ ] $20$', is: () => (18 - 6) / 3 + 2 ** 3 * 2, equals: 20 },
  { says: '[ ] $28$', is: () => 18 - 6 / 3 + 2 * 3 * 2, equals: 28 },
  { says: '[ ] $48$', is: () => (18 - 6 / 3 + 2 ** 3) * 2, equals: 48 },
  { says: '[ ] $80$', is: () => 18 - 6 / 3 + (2 * 2) ** 3, equals: 80 },
  { says: 'Os quadrados são $4{,}84$, $5$ e $5{,}0625$', is: () => (9 / 4) ** 2, equals: 5.0625 },
  { says: '$2{,}2^2 = 4{,}84 < 5$', is: () => 2.2 ** 2, equals: 4.84 },
  {
    says: '[x] $2{,}2 < \\sqrt{5} < \\frac{9}{4}$',
    is: () => Number(2.2 < Math.sqrt(5) && Math.sqrt(5) < 9 / 4),
    equals: 1,
  },
  { says: 'Resposta: 13', is: () => 40 / (2 * (9 - 4)) + 3 ** 2, equals: 13 },
  { says: 'Entre 5 e 6', is: () => Math.floor(Math.sqrt(30)), equals: 5 },
  { says: '$2{,}5^2 = 6{,}25 < 7$', is: () => 2.5 ** 2, equals: 6.25 },
  { says: '\\frac{27}{99} = \\frac{3}{11}$', is: () => 3 / 11, equals: 0.27272727272727 },
];
