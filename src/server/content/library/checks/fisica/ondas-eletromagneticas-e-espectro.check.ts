import type { Check } from '../check.ts';

const c = 3e8;
const h = 6.6e-34;
export const checks: Check[] = [
  {
    says: 'O comprimento de onda é de cerca de 12,2 cm',
    is: () => (c / 2.45e9) * 100,
    equals: 12.2,
    near: 0.05,
  },
  { says: 'ficam a cerca de 6,1 cm um do outro', is: () => (c / 2.45e9 / 2) * 100, equals: 6.1, near: 0.05 },
  { says: '- [x] 3,0 m', is: () => c / 100e6, equals: 3 },
  { says: '- [ ] 0,33 m', is: () => 100e6 / c, equals: 0.33, near: 0.005 },
  { says: '- [ ] 3 000 m', is: () => c / 100e3, equals: 3000 },
  { says: 'Resposta: 500', is: () => 1.5e11 / c, equals: 500 },
  { says: '= 9{,}9 \\cdot 10^{-19}', is: () => h * 1.5e15 * 1e19, equals: 9.9, near: 1e-9 },
  { says: '= 1{,}65 \\cdot 10^{-24}', is: () => h * 2.5e9 * 1e24, equals: 1.65, near: 1e-9 },
  { says: '$6 \\cdot 10^5$ vezes a energia do outro', is: () => 1.5e15 / 2.5e9, equals: 6e5 },
];
