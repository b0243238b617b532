import type { Check } from '../check.ts';

const V = (12 / 2 + 8 / 2) / (1 / 2 + 1 / 2 + 1 / 1.5);
export const checks: Check[] = [
  { says: 'As baterias fornecem 3 A', is: () => (12 - V) / 2, equals: 3, near: 1e-9 },
  { says: 'e 1 A, e o resistor', is: () => (8 - V) / 2, equals: 1, near: 1e-9 },
  { says: 'o resistor é percorrido por 4 A', is: () => V / 1.5, equals: 4, near: 1e-9 },
  { says: '- [x] 6 Ω', is: () => 1 / (1 / 6 + 1 / 3) + 4, equals: 6, near: 1e-9 },
  { says: '- [ ] 22 Ω', is: () => 6 * 3 + 4, equals: 22 },
  { says: '- [x] 10 V', is: () => (12 / (5 + 1)) * 5, equals: 10 },
  { says: '- [x] 30 Ω', is: () => (10 * 60) / 20, equals: 30 },
  { says: '- [ ] 3,3 Ω', is: () => (10 * 20) / 60, equals: 3.3, near: 0.05 },
  { says: 'Resposta: 3 ; 3 A', is: () => (24 - 9) / (2 + 1 + 2), equals: 3 },
  { says: '= 12\\ \\text{V}$; L₂', is: () => 6 * (18 / (6 + 3)), equals: 12 },
  { says: '3 \\cdot 2 = 6', is: () => 3 * (18 / (6 + 3)), equals: 6 },
  { says: 'e 9 V em cada uma', is: () => 6 * (18 / 12), equals: 9 },
];
