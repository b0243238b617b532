import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A equivalente é 6 µF', is: () => 1 / (1 / 3 + 1 / 6) + 4, equals: 6, near: 1e-9 },
  { says: 'as cargas são 24, 24 e 48 µC', is: () => 12 / (1 / 3 + 1 / 6), equals: 24, near: 1e-9 },
  { says: '\\frac{24}{3} = 8', is: () => (12 * 2) / 3, equals: 8 },
  { says: '\\frac{24}{6} = 4', is: () => (12 * 2) / 6, equals: 4 },
  { says: '4 \\cdot 12 = 48', is: () => 4 * 12, equals: 48 },
  { says: 'e a energia, 432 µJ', is: () => (6 * 12 ** 2) / 2, equals: 432 },
  { says: '- [x] 120 µC', is: () => 10 * 12, equals: 120 },
  { says: '- [ ] 720 µC', is: () => (10 * 12 ** 2) / 2, equals: 720 },
  { says: '- [ ] 0,83 µC', is: () => 10 / 12, equals: 0.83, near: 0.005 },
  { says: '- [x] 2 µF', is: () => (3 * 6) / (3 + 6), equals: 2 },
  { says: 'Resposta: 200', is: () => (100e-6 * 2000 ** 2) / 2, equals: 200, near: 1e-9 },
  { says: '= 9\\ \\text{J}', is: () => (200e-6 * 300 ** 2) / 2, equals: 9, near: 1e-9 },
  { says: '= 9000\\ \\text{W}', is: () => (200e-6 * 300 ** 2) / 2 / 1e-3, equals: 9000, near: 1e-6 },
  { says: '= 3\\ \\text{W}', is: () => (200e-6 * 300 ** 2) / 2 / 3, equals: 3, near: 1e-9 },
];
