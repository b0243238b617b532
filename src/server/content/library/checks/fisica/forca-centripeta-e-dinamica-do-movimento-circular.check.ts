import type { Check } from '../check.ts';

const g = 10;
export const checks: Check[] = [
  { says: 'A tração é de 5 N', is: () => (0.4 * g) / 0.8, equals: 5 },
  { says: 'o corpo gira a 1,5 m/s', is: () => Math.sqrt(g * 0.5 * 0.6 * (0.6 / 0.8)), equals: 1.5 },
  { says: '- [x] 20 m/s', is: () => Math.sqrt(0.8 * g * 50), equals: 20 },
  { says: '- [ ] 22 m/s', is: () => Math.sqrt(g * 50), equals: 22, near: 0.5 },
  { says: '- [ ] 25 m/s', is: () => Math.sqrt((g * 50) / 0.8), equals: 25 },
  { says: '- [x] 6,0 m/s', is: () => Math.sqrt(g * 3.6), equals: 6 },
  { says: '- [ ] 8,5 m/s', is: () => Math.sqrt(2 * g * 3.6), equals: 8.5, near: 0.05 },
  { says: '- [ ] 12 m/s', is: () => Math.sqrt(4 * g * 3.6), equals: 12 },
  { says: '- [x] 8 000 N', is: () => 1000 * g - (1000 * 10 ** 2) / 50, equals: 8000 },
  { says: '- [ ] 9 800 N', is: () => 1000 * g - (1000 * 10) / 50, equals: 9800 },
  { says: 'Resposta: 2,5', is: () => Math.sqrt(g / (0.4 * 4)), equals: 2.5 },
  { says: '= 3\\ \\text{m/s}$', is: () => Math.sqrt(g * 0.9), equals: 3 },
  { says: 'T = 80 - 20 = 60', is: () => (2 * 6 ** 2) / 0.9 - 2 * g, equals: 60 },
];
