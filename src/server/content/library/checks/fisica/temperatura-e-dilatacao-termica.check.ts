import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: 'Transbordam 7,5 cm³ de líquido',
    is: () => 1000 * (1.8e-4 - 0.3e-4) * (70 - 20),
    equals: 7.5,
    near: 1e-9,
  },
  { says: '50 = 9\\ \\text{cm}^3', is: () => 1000 * 1.8e-4 * 50, equals: 9, near: 1e-9 },
  { says: '- [x] 40,0 °C', is: () => (5 / 9) * (104 - 32), equals: 40 },
  { says: '- [ ] 129,6 °C', is: () => (9 / 5) * (104 - 32), equals: 129.6, near: 1e-6 },
  { says: '- [ ] 75,6 °C', is: () => (5 / 9) * (104 + 32), equals: 75.6, near: 0.05 },
  { says: '- [ ] 57,8 °C', is: () => (5 / 9) * 104, equals: 57.8, near: 0.05 },
  { says: '- [x] 7,2 mm', is: () => 20 * 1.2e-5 * (40 - 10) * 1000, equals: 7.2, near: 1e-9 },
  { says: '- [ ] 9,6 mm', is: () => 20 * 1.2e-5 * 40 * 1000, equals: 9.6, near: 1e-9 },
  { says: 'Resposta: 50', is: () => (100 * (70 - 20)) / (120 - 20), equals: 50 },
];
