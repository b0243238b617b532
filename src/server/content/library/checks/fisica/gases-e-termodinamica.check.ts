import type { Check } from '../check.ts';

const U = (p: number, V: number) => 1.5 * p * V;
const hot = U(3e5, 5e-3) - U(1e5, 2e-3) + 3e5 * 3e-3;
export const checks: Check[] = [
  { says: 'O ciclo realiza 600 J', is: () => (3e5 - 1e5) * (5e-3 - 2e-3), equals: 600 },
  { says: '= 1950 + 900 = 2850', is: () => hot, equals: 2850 },
  { says: 'cerca de 21%', is: () => (600 / hot) * 100, equals: 21, near: 0.5 },
  { says: '- [x] 3,0 atm', is: () => (2 * (177 + 273)) / (27 + 273), equals: 3 },
  { says: '- [ ] 0,31 atm', is: () => (2 * 27) / 177, equals: 0.31, near: 0.006 },
  { says: '- [ ] 1,3 atm', is: () => (2 * 300) / 450, equals: 1.3, near: 0.05 },
  { says: '- [ ] 13 atm', is: () => (2 * 177) / 27, equals: 13, near: 0.2 },
  { says: '- [x] 300 J', is: () => 500 - 200, equals: 300 },
  { says: '- [x] 400 J', is: () => (1 - 300 / 500) * 1000, equals: 400 },
  { says: '- [ ] 667 J', is: () => (1000 * 200) / 300, equals: 667, near: 0.5 },
  { says: 'Resposta: 4000', is: () => 2e5 * (0.03 - 0.01), equals: 4000 },
  { says: '= 3{,}6\\ \\text{atm}', is: () => (3 * 360) / 300, equals: 3.6 },
  { says: '3{,}6 - 1 = 2{,}6', is: () => ((2 + 1) * (87 + 273)) / (27 + 273) - 1, equals: 2.6 },
];
