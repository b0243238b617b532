import type { Check } from '../check.ts';

const mu = 4 * Math.PI * 1e-7;
export const checks: Check[] = [
  {
    says: 'A trajetória é um círculo de 10 cm',
    is: () => ((1.6e-27 * 1e6) / (1.6e-19 * 0.1)) * 100,
    equals: 10,
    near: 1e-9,
  },
  {
    says: 'percorrido em cerca de $6{,}3 \\cdot 10^{-7}',
    is: () => ((2 * Math.PI * 1.6e-27) / (1.6e-19 * 0.1)) * 1e7,
    equals: 6.3,
    near: 0.05,
  },
  {
    says: '- [x] $4 \\cdot 10^{-5}$ T',
    is: () => ((mu * 10) / (2 * Math.PI * 0.05)) * 1e5,
    equals: 4,
    near: 1e-9,
  },
  {
    says: '- [ ] $1 \\cdot 10^{-7}$ T',
    is: () => ((mu * 10 * 0.05) / (2 * Math.PI)) * 1e7,
    equals: 1,
    near: 1e-9,
  },
  { says: '- [ ] $2{,}5 \\cdot 10^{-4}$ T', is: () => ((mu * 10) / 0.05) * 1e4, equals: 2.5, near: 0.05 },
  {
    says: '- [ ] $8 \\cdot 10^{-4}$ T',
    is: () => ((mu * 10) / (2 * Math.PI * 0.05 ** 2)) * 1e4,
    equals: 8,
    near: 1e-9,
  },
  { says: '- [x] 0,020 N', is: () => 2e-6 * 4e4 * 0.5 * 0.5, equals: 0.02, near: 1e-9 },
  { says: '- [ ] 0,035 N', is: () => 2e-6 * 4e4 * 0.5 * 0.87, equals: 0.035, near: 0.0005 },
  { says: '- [ ] 0,080 N', is: () => (2e-6 * 4e4 * 0.5) / 0.5, equals: 0.08, near: 1e-9 },
  { says: 'Resposta: 0,4', is: () => 0.2 * 4 * 0.5, equals: 0.4, near: 1e-9 },
  { says: '\\approx 5{,}0 \\cdot 10^{-3}', is: () => ((mu * 1000 * 2) / 0.5) * 1e3, equals: 5, near: 0.05 },
  {
    says: 'cerca de cem vezes o campo da Terra',
    is: () => (mu * 1000 * 2) / 0.5 / 5e-5,
    equals: 100,
    near: 1,
  },
];
