import type { Check } from '../check.ts';

const k = 9e9;
export const checks: Check[] = [
  { says: '0{,}2^2} = 1{,}8', is: () => (k * 4e-6 * 2e-6) / 0.2 ** 2, equals: 1.8, near: 1e-9 },
  { says: '0{,}1^2} = 1{,}8', is: () => (k * 1e-6 * 2e-6) / 0.1 ** 2, equals: 1.8, near: 1e-9 },
  { says: '- [x] $+8 \\cdot 10^{-7}$ C', is: () => 5e12 * 1.6e-19 * 1e7, equals: 8, near: 1e-9 },
  { says: '- [ ] $+3{,}1 \\cdot 10^{31}$ C', is: () => 5e12 / 1.6e-19 / 1e31, equals: 3.1, near: 0.05 },
  { says: '- [x] +2 µC', is: () => (6 - 2) / 2, equals: 2 },
  { says: '- [x] 0,60 N', is: () => (k * 2e-6 * 3e-6) / 0.3 ** 2, equals: 0.6, near: 1e-9 },
  { says: '- [ ] 6,0 N', is: () => (k * 2e-6 * 3e-6) / 0.009, equals: 6, near: 1e-9 },
  { says: '- [ ] 0,18 N', is: () => (k * 2e-6 * 3e-6) / 0.3, equals: 0.18, near: 1e-9 },
  { says: '- [ ] 0,054 N', is: () => k * 2e-6 * 3e-6, equals: 0.054, near: 1e-9 },
  { says: '- [ ] 0,0049 N', is: () => k * 2e-6 * 3e-6 * 0.09, equals: 0.0049, near: 0.00005 },
  { says: 'Resposta: 3 ; 3 N', is: () => 12 / 2 ** 2, equals: 3 },
];
