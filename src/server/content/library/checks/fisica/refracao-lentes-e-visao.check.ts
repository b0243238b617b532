import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O líquido tem índice 1,42', is: () => 0.71 / 0.5, equals: 1.42 },
  { says: '\\approx 2{,}1 \\cdot 10^8', is: () => 3 / (0.71 / 0.5), equals: 2.1, near: 0.05 },
  { says: 'o seno do ângulo limite é cerca de 0,70', is: () => 0.5 / 0.71, equals: 0.7, near: 0.005 },
  {
    says: 'ângulo limite perto de 45°',
    is: () => (Math.asin(0.5 / 0.71) * 180) / Math.PI,
    equals: 45,
    near: 0.5,
  },
  { says: '2 dioptrias', is: () => 1 / 0.5, equals: 2 },
  { says: '- [x] 30 cm', is: () => 1 / (1 / 10 - 1 / 15), equals: 30, near: 1e-9 },
  { says: '- [ ] 6 cm', is: () => 1 / (1 / 10 + 1 / 15), equals: 6, near: 1e-9 },
  { says: '- [x] −2,0 di', is: () => -1 / 0.5, equals: -2 },
  { says: '- [ ] −0,02 di', is: () => -1 / 50, equals: -0.02 },
  { says: 'Resposta: 1,5', is: () => 2 / (4 / 3), equals: 1.5 },
  { says: '= 4 - 1 = 3', is: () => 1 / 0.25 + 1 / -1, equals: 3 },
];
