import type { Check } from '../check.ts';

const g = 10;
export const checks: Check[] = [
  {
    says: 'O bloco desce com aceleração de 4 m/s²',
    is: () => (10 * g * 0.6 - 0.25 * 10 * g * 0.8) / 10,
    equals: 4,
  },
  { says: '- [x] 12 N', is: () => Math.min(12, 0.4 * 5 * g), equals: 12 },
  { says: '- [ ] 20 N', is: () => 0.4 * 5 * g, equals: 20 },
  { says: '- [ ] 15 N', is: () => 0.3 * 5 * g, equals: 15 },
  { says: '- [x] 7,0 cm', is: () => 35 / (20 / 4), equals: 7 },
  { says: '- [ ] 2,3 cm', is: () => (4 * 20) / 35, equals: 2.3, near: 0.05 },
  { says: '- [ ] 8,8 cm', is: () => 35 / 4, equals: 8.8, near: 0.06 },
  { says: '- [ ] 19 cm', is: () => 4 + (35 - 20), equals: 19 },
  { says: '- [x] 5,0 m/s²', is: () => g * Math.sin(Math.PI / 6), equals: 5 },
  { says: '- [ ] 5,7 m/s²', is: () => g * (0.5 / 0.87), equals: 5.7, near: 0.05 },
  { says: '- [ ] 20 m/s²', is: () => g / 0.5, equals: 20 },
  { says: 'Resposta: 0,3', is: () => 60 / (20 * g), equals: 0.3 },
  { says: '$\\dfrac{k}{2}$', is: () => 1 / (1 / 1 + 1 / 1), equals: 0.5 },
];
