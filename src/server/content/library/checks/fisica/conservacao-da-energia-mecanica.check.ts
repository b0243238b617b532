import type { Check } from '../check.ts';

const g = 10;
export const checks: Check[] = [
  {
    says: 'Foram dissipados 7500 J',
    is: () => 200 * g * 20 - 200 * g * 5 - (200 * 15 ** 2) / 2,
    equals: 7500,
  },
  {
    says: 'a velocidade seria de cerca de 17,3 m/s',
    is: () => Math.sqrt(2 * g * (20 - 5)),
    equals: 17.3,
    near: 0.05,
  },
  { says: '- [x] 10 m/s', is: () => Math.sqrt(2 * g * (7 - 2)), equals: 10 },
  { says: '- [ ] 6,3 m/s', is: () => Math.sqrt(2 * g * 2), equals: 6.3, near: 0.05 },
  { says: '- [ ] 7,1 m/s', is: () => Math.sqrt(g * 5), equals: 7.1, near: 0.05 },
  { says: '- [ ] 11,8 m/s', is: () => Math.sqrt(2 * g * 7), equals: 11.8, near: 0.05 },
  { says: '- [x] 4,0 m/s', is: () => Math.sqrt((800 * 0.1 ** 2) / 0.5), equals: 4 },
  { says: '- [ ] 2,8 m/s', is: () => Math.sqrt((800 * 0.1 ** 2) / 2 / 0.5), equals: 2.8, near: 0.05 },
  { says: '- [ ] 5,7 m/s', is: () => Math.sqrt((2 * 800 * 0.1 ** 2) / 0.5), equals: 5.7, near: 0.05 },
  { says: '- [ ] 40 m/s', is: () => Math.sqrt(800 / 0.5), equals: 40 },
  { says: '- [x] 5 m', is: () => 2 * 2 + (g * 2) / (2 * g), equals: 5 },
  { says: '- [ ] 6 m', is: () => 2 * 2 + (g * 2) / g, equals: 6 },
  { says: 'Resposta: 36', is: () => 2 * g * 5 - (2 * 8 ** 2) / 2, equals: 36 },
  { says: '\\sqrt{16} = 4\\ \\text{m/s}$', is: () => Math.sqrt(2 * g * 1.6 * (1 - 0.5)), equals: 4 },
  { says: '= 5 + 5 = 10', is: () => 0.5 * g + (0.5 * 2 * g * 0.8) / 1.6, equals: 10 },
];
