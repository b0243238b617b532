import type { Check } from '../check.ts';

const pi = 3.14;

export const checks: Check[] = [
  { says: '240 + 113{,}04 = 353{,}04$', is: () => 20 * 12 + pi * (12 / 2) ** 2, equals: 353.04, near: 1e-9 },
  { says: '40 + 37{,}68 = 77{,}68$', is: () => 2 * 20 + pi * 12, equals: 77.68, near: 1e-9 },
  { says: '[x] 55 cm²', is: () => ((14 + 8) * 5) / 2, equals: 55 },
  { says: '[ ] 35 cm²', is: () => (14 * 5) / 2, equals: 35 },
  { says: '[ ] 110 cm²', is: () => (14 + 8) * 5, equals: 110 },
  { says: '[x] $6\\pi$ cm²', is: () => (60 / 360) * 6 ** 2, equals: 6, near: 1e-9 },
  { says: '[ ] $12\\pi$ cm²', is: () => (60 / 180) * 6 ** 2, equals: 12, near: 1e-9 },
  { says: '[x] 942 m', is: () => 2 * pi * 0.3 * 500, equals: 942, near: 1e-9 },
  { says: '[ ] 141,3 m', is: () => pi * 0.3 ** 2 * 500, equals: 141.3, near: 1e-9 },
  { says: '[ ] 300 m', is: () => 2 * 0.3 * 500, equals: 300 },
  { says: '[ ] 471 m', is: () => pi * 0.3 * 500, equals: 471, near: 1e-9 },
  { says: 'Resposta: 65', is: () => 130 / 2, equals: 65 },
  {
    says: '= 4\\sqrt{3}$ cm²',
    is: () => (4 * 4 * Math.sin(Math.PI / 3)) / 2,
    equals: 4 * Math.sqrt(3),
    near: 1e-9,
  },
  {
    says: 'A área é de 84 cm²',
    is: () => {
      const p = (13 + 14 + 15) / 2;
      return Math.sqrt(p * (p - 13) * (p - 14) * (p - 15));
    },
    equals: 84,
    near: 1e-9,
  },
  {
    says: 'a altura é de 12 cm',
    is: () => Math.sqrt(13 ** 2 - ((13 ** 2 + 14 ** 2 - 15 ** 2) / (2 * 14)) ** 2),
    equals: 12,
    near: 1e-9,
  },
];
