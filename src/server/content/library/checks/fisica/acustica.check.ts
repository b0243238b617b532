import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O fundo está a 300 m', is: () => (1500 * 0.4) / 2, equals: 300 },
  { says: 'o comprimento de onda é de 3 cm', is: () => (1500 / 50000) * 100, equals: 3 },
  { says: '40 dB a mais são 10 000 vezes', is: () => 10 ** (40 / 10), equals: 10000 },
  { says: 'Por 100.', is: () => 10 ** (20 / 10), equals: 100 },
  { says: '- [x] 1,5 s', is: () => (2 * 255) / 340, equals: 1.5 },
  { says: '- [ ] 0,75 s', is: () => 255 / 340, equals: 0.75 },
  { says: '- [ ] 0,67 s', is: () => 340 / 510, equals: 0.67, near: 0.005 },
  { says: '- [x] 1000', is: () => 10 ** ((110 - 80) / 10), equals: 1000 },
  { says: '- [ ] 1,4', is: () => 110 / 80, equals: 1.4, near: 0.03 },
  { says: '- [x] 170 Hz', is: () => 340 / (4 * 0.5), equals: 170 },
  { says: '- [ ] 42,5 Hz', is: () => (340 * 0.5) / 4, equals: 42.5 },
  { says: 'Resposta: 1000', is: () => (900 * 340) / (340 - 34), equals: 1000 },
  { says: '= 500\\ \\text{Hz}', is: () => 340 / (2 * 0.34), equals: 500 },
  { says: '= 250\\ \\text{Hz}', is: () => 340 / (4 * 0.34), equals: 250 },
];
