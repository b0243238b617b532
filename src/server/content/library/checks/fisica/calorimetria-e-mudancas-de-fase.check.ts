import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'São precisas 10 500 cal', is: () => 100 * 0.5 * 10 + 100 * 80 + 100 * 1 * 20, equals: 10500 },
  { says: '- [x] 15 kcal', is: () => (500 * 0.5 * (80 - 20)) / 1000, equals: 15 },
  { says: '- [ ] 60 kcal', is: () => (500 * 60) / 0.5 / 1000, equals: 60 },
  { says: '- [ ] 20 kcal', is: () => (500 * 0.5 * 80) / 1000, equals: 20 },
  { says: '- [ ] 5 kcal', is: () => (500 * 0.5 * 20) / 1000, equals: 5 },
  { says: '- [x] 44 °C', is: () => (200 * 80 + 300 * 20) / 500, equals: 44 },
  { says: '- [ ] 56 °C', is: () => (300 * 80 + 200 * 20) / 500, equals: 56 },
  { says: 'Resposta: 4000', is: () => 50 * 80, equals: 4000 },
  { says: '\\theta = 10\\ °\\text{C}', is: () => (300 * 40 - 100 * 80) / (100 + 300), equals: 10 },
  { says: '300 \\cdot 30 = 9000', is: () => 100 * 80 + 100 * 10, equals: 9000 },
];
