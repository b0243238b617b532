import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A corrente é 5 A', is: () => 1100 / 220, equals: 5 },
  { says: 'a resistência, 44 Ω', is: () => 220 ** 2 / 1100, equals: 44 },
  { says: 'a energia, 3,3 kWh', is: () => (1100 / 1000) * 3, equals: 3.3, near: 1e-9 },
  { says: 'a potência cai a 275 W', is: () => 110 ** 2 / (220 ** 2 / 1100), equals: 275 },
  { says: '$3{,}6 \\cdot 10^6\\ \\text{J}$, pois', is: () => 1000 * 3600, equals: 3.6e6 },
  { says: '- [x] 360 C', is: () => 2 * 3 * 60, equals: 360 },
  { says: '- [ ] 90 C', is: () => 180 / 2, equals: 90 },
  { says: '- [x] 8 Ω', is: () => 2 / 0.5 ** 2, equals: 8 },
  { says: '- [x] R\\$ 44,00', is: () => 5.5 * (20 / 60) * 30 * 0.8, equals: 44, near: 1e-9 },
  { says: '- [ ] R\\$ 1,47', is: () => (5.5 / 3) * 0.8, equals: 1.47, near: 0.005 },
  { says: '- [ ] R\\$ 4,40', is: () => 0.55 * (20 / 60) * 30 * 0.8, equals: 4.4, near: 1e-9 },
  { says: '- [ ] R\\$ 26,40', is: () => 5.5 * 0.2 * 30 * 0.8, equals: 26.4, near: 1e-9 },
  { says: '- [ ] R\\$ 132,00', is: () => 5.5 * 30 * 0.8, equals: 132 },
  { says: 'Resposta: 20', is: () => 4400 / 220, equals: 20 },
  { says: '= 9\\ \\text{kWh}', is: () => 0.06 * 5 * 30, equals: 9, near: 1e-9 },
  { says: '= 1{,}5\\ \\text{kWh}', is: () => 0.01 * 5 * 30, equals: 1.5, near: 1e-9 },
  { says: 'R\\$ 6,00 por mês', is: () => (0.06 - 0.01) * 5 * 30 * 0.8, equals: 6, near: 1e-9 },
];
