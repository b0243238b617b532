import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A vazão é de 2 L/s', is: () => 10e-4 * 2 * 1000, equals: 2 },
  { says: 'a água passa a 4 m/s', is: () => (10 * 2) / 5, equals: 4 },
  { says: 'a pressão ali é 6000 Pa menor', is: () => (1000 * (4 ** 2 - 2 ** 2)) / 2, equals: 6000 },
  { says: 'com metade do diâmetro, a velocidade quadruplica', is: () => 1 / 0.5 ** 2, equals: 4 },
  { says: '- [x] 6 m/s', is: () => (6 * 2) / 2, equals: 6 },
  { says: '- [ ] 18 m/s\n  > Eleva', is: () => 2 * (6 / 2) ** 2, equals: 18 },
  { says: '- [ ] 0,67 m/s', is: () => (2 * 2) / 6, equals: 0.67, near: 0.005 },
  { says: '- [x] 13 kPa', is: () => 25 - (1000 * (25 - 1)) / 2 / 1000, equals: 13 },
  { says: '- [ ] 37 kPa', is: () => 25 + (1000 * (25 - 1)) / 2 / 1000, equals: 37 },
  { says: '- [ ] 23 kPa', is: () => 25 - (1000 * (5 - 1)) / 2 / 1000, equals: 23 },
  { says: '- [ ] 17 kPa', is: () => 25 - (1000 * (5 - 1) ** 2) / 2 / 1000, equals: 17 },
  { says: '- [x] 6,0 m/s', is: () => Math.sqrt(2 * 10 * 1.8), equals: 6 },
  { says: '- [ ] 4,2 m/s', is: () => Math.sqrt(10 * 1.8), equals: 4.2, near: 0.05 },
  { says: '- [ ] 3,0 m/s', is: () => Math.sqrt((10 * 1.8) / 2), equals: 3 },
  { says: 'Resposta: 1 ; 1 L/s', is: () => 1200 / (20 * 60), equals: 1 },
  { says: '= 540\\ \\text{Pa}', is: () => (1.2 * 30 ** 2) / 2, equals: 540 },
  { says: '54\\,000\\ \\text{N}', is: () => ((1.2 * 30 ** 2) / 2) * 100, equals: 54000 },
];
