import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$0{,}35 \\cdot 80 = 28$', is: () => 0.35 * 80, equals: 28 },
  { says: '$1{,}1 \\cdot 1{,}1 = 1{,}21$', is: () => 1.1 ** 2, equals: 1.21 },
  { says: 'O preço final é R\\$ 240', is: () => 250 * 1.2 * 0.8, equals: 240 },
  { says: 'com queda total de 4%', is: () => (1 - 1.2 * 0.8) * 100, equals: 4 },
  { says: 'o que dá um aumento de 25%', is: () => (1 / 0.8 - 1) * 100, equals: 25 },
  { says: '[x] R\\$ 272', is: () => 320 * (1 - 0.15), equals: 272 },
  { says: '[ ] R\\$ 368', is: () => 320 * 1.15, equals: 368 },
  { says: '[ ] R\\$ 288', is: () => 320 * 0.9, equals: 288 },
  { says: '[ ] R\\$ 48', is: () => 320 * 0.15, equals: 48 },
  { says: '[x] Queda de 25%', is: () => (1 - 1.25 * 0.6) * 100, equals: 25 },
  { says: '[x] R\\$ 225', is: () => 180 / 0.8, equals: 225 },
  { says: '[ ] R\\$ 281,25', is: () => 180 / 0.64, equals: 281.25 },
  { says: '[ ] R\\$ 900', is: () => 180 / 0.2, equals: 900 },
  { says: '$\\frac{5}{20} = 0{,}25$', is: () => (25 - 20) / 20, equals: 0.25 },
  { says: 'Resposta: 18%', is: () => 0.6 * 0.3 * 100, equals: 18 },
  { says: 'o lucro é $108 - 80 = 28$ reais', is: () => 120 * 0.9 - 80, equals: 28 },
  { says: 'ou 35%. Sobre a venda', is: () => ((120 * 0.9 - 80) / 80) * 100, equals: 35 },
  { says: 'cerca de 25,9%', is: () => ((120 * 0.9 - 80) / (120 * 0.9)) * 100, equals: 25.9, near: 0.05 },
];
