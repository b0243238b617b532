import type { Check } from '../check.ts';

const E = 13.6 / 4 - 13.6 / 9;
export const checks: Check[] = [
  { says: 'O fóton tem 1,89 eV', is: () => E, equals: 1.89, near: 0.005 },
  { says: '\\approx 4{,}57 \\cdot 10^{14}', is: () => E / 4.14e-15 / 1e14, equals: 4.57, near: 0.01 },
  { says: 'cerca de 660 nm', is: () => (3e8 / (E / 4.14e-15)) * 1e9, equals: 660, near: 5 },
  { says: 'sobra um quarto', is: () => 0.5 ** 2, equals: 0.25 },
  { says: '- [x] 1,8 eV', is: () => 4.1e-15 * 1e15 - 2.3, equals: 1.8, near: 1e-9 },
  { says: '- [ ] 9,4 eV', is: () => 4.1 * 2.3, equals: 9.4, near: 0.05 },
  { says: '- [ ] 0,56 eV', is: () => 2.3 / 4.1, equals: 0.56, near: 0.005 },
  { says: '- [x] 10 g', is: () => 80 * 0.5 ** (24 / 8), equals: 10 },
  { says: '- [ ] 27 g', is: () => 80 / 3, equals: 27, near: 0.5 },
  { says: '- [x] 10 anos', is: () => 6 / Math.sqrt(1 - 0.8 ** 2), equals: 10, near: 1e-9 },
  { says: '- [ ] 3,6 anos', is: () => 6 * Math.sqrt(1 - 0.8 ** 2), equals: 3.6, near: 1e-9 },
  { says: '- [ ] 17 anos', is: () => 6 / (1 - 0.8 ** 2), equals: 17, near: 0.5 },
  { says: '- [ ] 30 anos', is: () => 6 / (1 - 0.8), equals: 30, near: 1e-9 },
  { says: 'Resposta: 234', is: () => 238 - 4, equals: 234 },
  { says: '3 \\cdot 5730 = 17\\,190', is: () => 5730 * Math.log2(8), equals: 17190, near: 1e-6 },
];
