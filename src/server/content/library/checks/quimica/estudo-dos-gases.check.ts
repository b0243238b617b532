import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: 'A pressão no cilindro é de 1,5 atm',
    is: () => ((16 / 32) * 0.082 * (27 + 273)) / 8.2,
    equals: 1.5,
  },
  { says: '[x] 8,0 L', is: () => (6 * (127 + 273)) / (27 + 273), equals: 8 },
  { says: '4,5 L', is: () => (6 * 300) / 400, equals: 4.5 },
  { says: '28,2 L', is: () => (6 * 127) / 27, equals: 28.2, near: 0.05 },
  { says: '[x] 2,0 atm', is: () => (8 * 1) / (3 + 1), equals: 2 },
  { says: '2,7 atm', is: () => 8 / 3, equals: 2.7, near: 0.05 },
  { says: '[x] 4', is: () => Math.sqrt(32 / 2), equals: 4 },
  { says: 'Resposta: 5', is: () => (2 * 10) / 4, equals: 5 },
  { says: 'A pressão absoluta sobe para 3,2 atm', is: () => (2.9 * (47 + 273)) / (17 + 273), equals: 3.2 },
];
