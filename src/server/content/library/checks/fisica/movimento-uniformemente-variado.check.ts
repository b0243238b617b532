import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'd_1 = 20 \\cdot 0{,}8 = 16', is: () => (72 / 3.6) * 0.8, equals: 16 },
  { says: 'd_2 = 40', is: () => (72 / 3.6) ** 2 / (2 * 5), equals: 40 },
  { says: 'O carro percorre 56 m', is: () => 20 * 0.8 + 20 ** 2 / 10, equals: 56 },
  { says: '- [x] 24 m', is: () => (3 * 4 ** 2) / 2, equals: 24 },
  { says: '- [ ] 36 m', is: () => 3 ** 2 * 4, equals: 36 },
  { says: '- [ ] 72 m', is: () => (3 * 4) ** 2 / 2, equals: 72 },
  { says: '- [ ] 12 m/s²', is: () => (2 * 900) / 150, equals: 12 },
  { says: '- [ ] 5 m/s²', is: () => 150 / 30, equals: 5 },
  { says: '- [ ] 6 m/s²', is: () => 900 / 150, equals: 6 },
  { says: '- [x] 3 m/s²', is: () => 30 ** 2 / (2 * 150), equals: 3 },
  { says: '- [x] De 3 s a 5 s', is: () => 12 / 4, equals: 3 },
  { says: 'Resposta: 90 ; 90 m', is: () => 10 * 6 + (((20 - 10) / 6) * 6 ** 2) / 2, equals: 90 },
  { says: 't = 10\\ \\text{s}$, é o encontro', is: () => (2 * 10) / 2, equals: 10 },
  { says: '= 100\\ \\text{m}$', is: () => (2 * 10 ** 2) / 2, equals: 100 },
  { says: 'v = 2 \\cdot 10 = 20', is: () => 2 * 10, equals: 20 },
];
