import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'a solução começa a congelar a −1,86 °C', is: () => -2 * 1.86 * (58.5 / 58.5 / 2), equals: -1.86 },
  { says: '[x] −0,93 °C', is: () => (-1 * 1.86 * 0.5) / 1, equals: -0.93 },
  { says: '−2,36 °C', is: () => -(1.86 + 0.5), equals: -2.36 },
  { says: '−2,79 °C', is: () => -3 * 1.86 * 0.5, equals: -2.79 },
  { says: '−3,72 °C', is: () => -1.86 / 0.5, equals: -3.72 },
  { says: 'Resposta: 3', is: () => 2 + 1, equals: 3 },
  { says: '3: um íon $\\mathrm{Ca^{2+}}$', is: () => 1 + 2, equals: 3 },
  { says: '\\approx 0{,}154$ mol/L', is: () => 9 / 58.5, equals: 0.154, near: 0.0005 },
  { says: '\\approx 7{,}8$ atm', is: () => ((2 * 9) / 58.5) * 0.082 * (37 + 273), equals: 7.8, near: 0.05 },
];
