import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$5 \\cdot 600 = 3.000$', is: () => 1200 / ((1 - 2 / 5) * (1 - 1 / 3)), equals: 3000, near: 1e-6 },
  { says: '\\frac{9}{24} = \\frac{13}{24}$', is: () => (1 / 6 + 3 / 8) * 24, equals: 13, near: 1e-9 },
  { says: '\\frac{5}{4} = \\frac{5}{6}$', is: () => 2 / 3 / (4 / 5), equals: 5 / 6 },
  { says: '$0{,}3 \\cdot 0{,}12 = 0{,}036$', is: () => 0.3 * 0.12, equals: 0.036 },
  { says: '$4{,}5 : 0{,}3 = 45 : 3 = 15$', is: () => 4.5 / 0.3, equals: 15 },
  { says: '\\frac{27 - 2}{90} = \\frac{5}{18}$', is: () => 5 / 18, equals: 0.27777777777778 },
  { says: '37{,}5\\%$', is: () => (3 / 8) * 100, equals: 37.5 },
  { says: '[x] $\\frac{17}{24}$', is: () => 5 / 6 - 3 / 8 + 1 / 4, equals: 17 / 24 },
  { says: '[x] $\\frac{11}{30}$', is: () => 11 / 30, equals: 0.36666666666667 },
  { says: '[ ] $\\frac{4}{11}$', is: () => 36 / 99, equals: 4 / 11 },
  { says: '[x] $12$', is: () => 4.5 / (3 / 8), equals: 12 },
  { says: '[ ] $\\frac{27}{16}$', is: () => 4.5 * (3 / 8), equals: 27 / 16 },
  { says: '[ ] $\\frac{16}{3}$', is: () => (4 * 0.5) / (3 / 8), equals: 16 / 3 },
  { says: '[ ] $\\frac{1}{12}$', is: () => 3 / 8 / 4.5, equals: 1 / 12 },
  { says: 'Resposta: 87,5%', is: () => (7 / 8) * 100, equals: 87.5 },
  { says: '$\\frac{45}{99} = \\frac{5}{11}$', is: () => 45 / 99, equals: 5 / 11 },
  { says: '$15\\%$, porque', is: () => (3 / 20) * 100, equals: 15 },
  { says: '= \\frac{1}{15}$', is: () => 2 / 3 - 0.6, equals: 1 / 15 },
];
