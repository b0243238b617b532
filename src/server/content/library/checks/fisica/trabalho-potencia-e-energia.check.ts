import type { Check } from '../check.ts';

const g = 10;
export const checks: Check[] = [
  { says: '= 60 + 20 = 80', is: () => 10 * 6 + ((10 - 6) * 10) / 2, equals: 80 },
  { says: 'O bloco chega aos 10 m com 4 m/s', is: () => Math.sqrt((2 * 80) / 10), equals: 4 },
  { says: '- [x] 200 J', is: () => 50 * 8 * 0.5, equals: 200 },
  { says: '- [ ] 348 J', is: () => 50 * 8 * 0.87, equals: 348 },
  { says: '- [ ] 800 J', is: () => (50 * 8) / 0.5, equals: 800 },
  { says: '- [x] 150 kJ', is: () => (1000 * (20 ** 2 - 10 ** 2)) / 2 / 1000, equals: 150 },
  { says: '- [x] 2 000 W', is: () => (600 * g * 12) / 60 / 0.6, equals: 2000 },
  { says: '- [ ] 720 W', is: () => ((600 * g * 12) / 60) * 0.6, equals: 720 },
  { says: '- [ ] 3 000 W', is: () => (600 * g * 12) / 60 / 0.4, equals: 3000 },
  { says: 'fica quatro vezes maior', is: () => (80 / 40) ** 2, equals: 4 },
  { says: 'Resposta: 1 ; 1 J', is: () => (200 * 0.1 ** 2) / 2, equals: 1, near: 1e-9 },
  { says: '= 1800\\ \\text{J}$', is: () => 60 * g * 3, equals: 1800 },
  { says: '= 300\\ \\text{W}$', is: () => (60 * g * 3) / 6, equals: 300 },
  { says: 'E = 7200', is: () => (60 * g * 3) / 0.25, equals: 7200 },
  { says: '7200 - 1800 = 5400', is: () => 1800 / 0.25 - 1800, equals: 5400 },
];
