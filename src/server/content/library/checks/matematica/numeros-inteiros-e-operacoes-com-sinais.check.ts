import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$180 + (-255) = -75$', is: () => -120 + 300 + 3 * -85, equals: -75 },
  { says: '$(-2)^4 = 16$ e $(-2)^3 = -8$', is: () => (-2) ** 4 + (-2) ** 3, equals: 8 },
  { says: '$4 - (-6) = 4 + 6 = 10$', is: () => 4 - -6, equals: 10 },
  { says: '[x] −4 °C', is: () => -7 + 12 - 9, equals: -4 },
  { says: '[ ] 14 °C', is: () => -7 + 12 + 9, equals: 14 },
  { says: '[ ] 10 °C', is: () => 7 + 12 - 9, equals: 10 },
  { says: '[x] $31$', is: () => -(3 ** 2) + (-2) ** 3 * -5, equals: 31 },
  { says: '[ ] $49$', is: () => 3 ** 2 + (-2) ** 3 * -5, equals: 49 },
  { says: '[ ] $21$', is: () => -(3 ** 2) + -6 * -5, equals: 21 },
  { says: '[ ] $-31$', is: () => 3 ** 2 - 40, equals: -31 },
  { says: '[ ] $-49$', is: () => -(3 ** 2) - 40, equals: -49 },
  { says: '[x] $-12 < -|-7|$', is: () => Number(-12 < -Math.abs(-7)), equals: 1 },
  { says: 'Resposta: 2', is: () => -36 / -4 - (5 - -2), equals: 2 },
  { says: 'É 16, porque', is: () => 7 - -9, equals: 16 },
  { says: '$-(2 - 5) = -2 + 5 = 3$', is: () => -(2 - 5), equals: 3 },
  { says: '$(-3) \\cdot (-2) = 6$', is: () => -3 * -2, equals: 6 },
];
