import type { Check } from '../check.ts';

const k = 9e9;
export const checks: Check[] = [
  { says: 'O campo é de 20 000 V/m', is: () => (3.2e-15 * 10) / (10 * 1.6e-19), equals: 20000, near: 1e-6 },
  {
    says: 'e a ddp entre as placas, de 200 V',
    is: () => ((3.2e-15 * 10) / (10 * 1.6e-19)) * 0.01,
    equals: 200,
    near: 1e-6,
  },
  { says: '- [x] $2 \\cdot 10^5$ N/C', is: () => (k * 2e-6) / 0.3 ** 2, equals: 2e5, near: 1e-4 },
  { says: '- [ ] $6 \\cdot 10^4$ N/C', is: () => (k * 2e-6) / 0.3, equals: 6e4, near: 1e-6 },
  { says: '- [ ] $1{,}8 \\cdot 10^4$ N/C', is: () => k * 2e-6, equals: 1.8e4, near: 1e-6 },
  { says: '- [x] 5000 V/m', is: () => 100 / 0.02, equals: 5000 },
  { says: '- [x] 90 V', is: () => (k * 4e-9) / 0.3 + (k * -1e-9) / 0.3, equals: 90, near: 1e-9 },
  { says: 'Resposta: 0,4', is: () => 2e-6 * (300 - 100) * 1000, equals: 0.4, near: 1e-12 },
  { says: '3{,}2 \\cdot 10^{-17}\\ \\text{J}$. Em', is: () => 1.6e-19 * 200 * 1e17, equals: 3.2, near: 1e-9 },
  {
    says: '\\approx 8{,}4 \\cdot 10^6',
    is: () => Math.sqrt((2 * 1.6e-19 * 200) / 9.1e-31) / 1e6,
    equals: 8.4,
    near: 0.05,
  },
  {
    says: 'menos de 3% da velocidade da luz',
    is: () => Math.sqrt((2 * 1.6e-19 * 200) / 9.1e-31) / 3e8,
    equals: 0.028,
    near: 0.001,
  },
];
