import type { Check } from '../check.ts';

const pi = Math.PI;
export const checks: Check[] = [
  { says: 'A pulsação é de 10 rad/s', is: () => Math.sqrt(200 / 2), equals: 10 },
  { says: 'a velocidade máxima, de 1 m/s', is: () => Math.sqrt(200 / 2) * 0.1, equals: 1 },
  { says: 'a energia, de 1 J', is: () => (200 * 0.1 ** 2) / 2, equals: 1, near: 1e-9 },
  {
    says: 'a velocidade tem módulo 0,8 m/s',
    is: () => Math.sqrt(200 / 2) * Math.sqrt(0.1 ** 2 - 0.06 ** 2),
    equals: 0.8,
    near: 1e-9,
  },
  { says: '- [x] 0,2π s', is: () => (2 * pi * Math.sqrt(0.5 / 50)) / pi, equals: 0.2, near: 1e-9 },
  { says: '- [ ] 0,02π s', is: () => (2 * 0.5) / 50, equals: 0.02 },
  { says: '- [ ] 20π s', is: () => 2 * Math.sqrt(50 / 0.5), equals: 20 },
  { says: '- [x] 0,4π s', is: () => 2 * Math.sqrt(0.4 / 10), equals: 0.4, near: 1e-9 },
  { says: '- [ ] 0,08π s', is: () => (2 * 0.4) / 10, equals: 0.08 },
  { says: '- [ ] 10π s', is: () => 2 * Math.sqrt(10 / 0.4), equals: 10 },
  { says: '- [x] 0,4 m/s', is: () => 4 * 0.1, equals: 0.4 },
  { says: '- [ ] 1,6 m/s', is: () => 4 ** 2 * 0.1, equals: 1.6 },
  { says: 'Resposta: 2 ; 2 J', is: () => (100 * 0.2 ** 2) / 2, equals: 2, near: 1e-9 },
  {
    says: '\\approx -0{,}31',
    is: () => -2 * pi * 0.05 * Math.sin(2 * pi * 0.25),
    equals: -0.31,
    near: 0.005,
  },
];
