import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'As frequências são 100 Hz', is: () => 120 / (2 * 0.6), equals: 100 },
  { says: 'e 300 Hz, e o comprimento', is: () => (3 * 120) / (2 * 0.6), equals: 300, near: 1e-9 },
  { says: 'na terceira é 0,4 m', is: () => (2 * 0.6) / 3, equals: 0.4, near: 1e-9 },
  { says: '- [x] 2,0 m/s', is: () => 0.4 * 5, equals: 2 },
  { says: '- [ ] 12,5 m/s', is: () => 5 / 0.4, equals: 12.5 },
  { says: '- [ ] 0,08 m/s', is: () => 0.4 / 5, equals: 0.08 },
  { says: '- [x] 3,0 m', is: () => 6 / (4 / 2), equals: 3 },
  { says: '- [ ] 1,3 m', is: () => (2 * 4) / 6, equals: 1.3, near: 0.05 },
  { says: '- [x] 300 Hz', is: () => 240 / ((2 * 1.2) / 3), equals: 300, near: 1e-9 },
  { says: '- [ ] 150 Hz', is: () => 240 / ((4 * 1.2) / 3), equals: 150, near: 1e-9 },
  { says: '- [ ] 67 Hz', is: () => 240 / (3 * 1.2), equals: 67, near: 0.5 },
  { says: 'Resposta: 4 ; 4 mm', is: () => ((600e-9 * 2) / 0.3e-3) * 1000, equals: 4, near: 1e-9 },
  { says: '= 2{,}5$ comprimentos', is: () => (20 - 15) / (20 / 10), equals: 2.5 },
  { says: 'dois comprimentos de onda inteiros', is: () => (19 - 15) / (20 / 10), equals: 2 },
];
