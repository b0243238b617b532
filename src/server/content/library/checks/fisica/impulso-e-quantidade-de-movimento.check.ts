import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: 'Os carros saem juntos a 12,5 m/s',
    is: () => Math.hypot(1000 * 15, 1000 * 20) / 2000,
    equals: 12.5,
  },
  { says: 'a cerca de 53° do leste', is: () => (Math.atan2(20, 15) * 180) / Math.PI, equals: 53, near: 0.5 },
  { says: 'variação de velocidade de módulo 18 m/s', is: () => Math.abs(-8 - 10), equals: 18 },
  { says: '- [x] 7,2 kg·m/s', is: () => 0.4 * (8 + 10), equals: 7.2 },
  { says: '- [ ] 0,8 kg·m/s', is: () => 0.4 * (10 - 8), equals: 0.8 },
  { says: '- [x] 12 m/s', is: () => (1200 * 20) / (1200 + 800), equals: 12 },
  { says: '- [ ] 15,5 m/s', is: () => Math.sqrt((1200 * 20 ** 2) / 2000), equals: 15.5, near: 0.05 },
  { says: '- [ ] 30 m/s', is: () => (1200 * 20) / 800, equals: 30 },
  {
    says: '- [x] A fica parada, e B segue a 6 m/s',
    is: () => 0 ** 2 + 6 ** 2 - 6 ** 2 + (0 + 6 - 6),
    equals: 0,
  },
  { says: 'Resposta: 2 ; 2 m/s', is: () => (5 * 200) / 500, equals: 2 },
  { says: '= 7500\\ \\text{N}', is: () => (5 * 15) / 0.01, equals: 7500 },
  { says: '= 750\\ \\text{N}', is: () => (5 * 15) / 0.1, equals: 750 },
];
