import type { Check } from '../check.ts';

const g = 10;
export const checks: Check[] = [
  { says: 'A bola voa por 2 s', is: () => (2 * 20 * 0.5) / g, equals: 2 },
  { says: 'chega a 5 m de altura', is: () => (20 * 0.5) ** 2 / (2 * g), equals: 5 },
  { says: 'A = 17{,}4 \\cdot 2 = 34{,}8', is: () => 20 * 0.87 * 2, equals: 34.8 },
  { says: 'cai a cerca de 35 m', is: () => (20 ** 2 * Math.sin(Math.PI / 3)) / g, equals: 35, near: 0.5 },
  { says: '60 rpm são 1 Hz', is: () => 60 / 60, equals: 1 },
  { says: '2 Hz, pois 120 voltas', is: () => 120 / 60, equals: 2 },
  { says: '- [x] 1,2 m', is: () => 3 * Math.sqrt((2 * 0.8) / g), equals: 1.2 },
  { says: '- [ ] 0,85 m', is: () => 3 * Math.sqrt(0.8 / g), equals: 0.85, near: 0.005 },
  { says: '- [ ] 0,48 m', is: () => (3 * 2 * 0.8) / g, equals: 0.48 },
  { says: '- [ ] 0,24 m', is: () => (3 * 0.8) / g, equals: 0.24 },
  { says: '- [x] 30 rpm', is: () => (90 * 10) / 30, equals: 30 },
  { says: '- [ ] 10 rpm', is: () => 90 / (30 / 10) ** 2, equals: 10 },
  { says: '- [ ] 270 rpm', is: () => (90 * 30) / 10, equals: 270 },
  { says: '- [x] 32 m/s²', is: () => 4 ** 2 / 0.5, equals: 32 },
  { says: 'Resposta: 0,2', is: () => 60 / 300, equals: 0.2 },
  { says: 't = 10\\ \\text{s}$. Na horizontal', is: () => Math.sqrt((2 * 500) / g), equals: 10 },
  { says: 'Deve ser solto 1000 m antes', is: () => 100 * Math.sqrt((2 * 500) / g), equals: 1000 },
];
