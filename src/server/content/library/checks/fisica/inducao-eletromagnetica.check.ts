import type { Check } from '../check.ts';

const e = 0.5 * 0.4 * 5;
export const checks: Check[] = [
  { says: 'A fem é 1 V', is: () => e, equals: 1, near: 1e-9 },
  { says: 'a corrente, 0,5 A', is: () => e / 2, equals: 0.5, near: 1e-9 },
  { says: 'a força, 0,1 N', is: () => 0.5 * (e / 2) * 0.4, equals: 0.1, near: 1e-9 },
  { says: '0{,}1 \\cdot 5 = 0{,}5', is: () => e ** 2 / 2, equals: 0.5, near: 1e-9 },
  { says: '- [x] 0,0050 Wb', is: () => 0.5 * 0.02 * 0.5, equals: 0.005, near: 1e-12 },
  { says: '- [ ] 0,0087 Wb', is: () => 0.5 * 0.02 * 0.87, equals: 0.0087, near: 1e-12 },
  { says: '- [ ] 0,020 Wb', is: () => (0.5 * 0.02) / 0.5, equals: 0.02, near: 1e-12 },
  { says: '- [x] 20 V', is: () => (100 * (0.03 - 0.01)) / 0.1, equals: 20, near: 1e-9 },
  { says: '- [ ] 40 V', is: () => (100 * (0.03 + 0.01)) / 0.1, equals: 40, near: 1e-9 },
  { says: '- [x] 50\n', is: () => (1000 * 11) / 220, equals: 50 },
  { says: '- [ ] 91', is: () => 1000 / 11, equals: 91, near: 0.1 },
  { says: 'Resposta: 100', is: () => 141 / 1.41, equals: 100, near: 1e-9 },
  { says: '= 20\\,000\\ \\text{W}$, ou 20%', is: () => 2 * (100000 / 1000) ** 2, equals: 20000 },
  { says: '= 200\\ \\text{W}$, ou 0,2%', is: () => 2 * (100000 / 10000) ** 2, equals: 200 },
];
