import type { Check } from '../check.ts';

const price = (v: number, i: number, n: number) => (v * i) / (1 - (1 + i) ** -n);

export const checks: Check[] = [
  { says: '12{,}68', is: () => (1.01 ** 12 - 1) * 100, equals: 12.68, near: 0.005 },
  { says: '{1{,}02} = 1020$', is: () => 1040.4 / 1.02, equals: 1020, near: 1e-6 },
  { says: '{1{,}0404} = 1000$', is: () => 1040.4 / 1.02 ** 2, equals: 1000, near: 1e-6 },
  {
    says: 'a compra à vista sai R\\$ 20,00 mais barata',
    is: () => 1040.4 / 1.02 + 1040.4 / 1.02 ** 2 - 2000,
    equals: 20,
    near: 1e-6,
  },
  { says: '21% ao ano', is: () => 1.1 ** 2 - 1, equals: 0.21 },
  { says: '[ ] R\\$ 2.030,00', is: () => 2000 * (1 + 0.015), equals: 2030 },
  { says: '[ ] R\\$ 2.060,00', is: () => 2000 * (1 + 0.015 * 2), equals: 2060 },
  { says: '[ ] R\\$ 2.360,00', is: () => 2000 * (1 + 0.015 * 12), equals: 2360 },
  { says: '[x] R\\$ 2.720,00', is: () => 2000 * (1 + 0.015 * 24), equals: 2720 },
  { says: '[ ] R\\$ 7.320,50', is: () => 5000 * 1.1 ** 4, equals: 7320.5, near: 1e-6 },
  { says: '[x] R\\$ 6.655,00', is: () => 5000 * 1.1 ** 3, equals: 6655, near: 1e-6 },
  { says: '[ ] R\\$ 6.500,00', is: () => 5000 * (1 + 0.1 * 3), equals: 6500 },
  { says: '[ ] R\\$ 6.050,00', is: () => 5000 * 1.1 ** 2, equals: 6050, near: 1e-6 },
  { says: '[ ] 4,4%', is: () => (20 / 450) * 100, equals: 4.4, near: 0.05 },
  { says: '[ ] 8,0%', is: () => (20 / 250) * 100, equals: 8 },
  { says: '[ ] 9,1%', is: () => (20 / 220) * 100, equals: 9.1, near: 0.05 },
  { says: '[x] 10,0%', is: () => ((250 + 220 - 450) / (450 - 250)) * 100, equals: 10 },
  { says: 'cresce 21% em dois meses', is: () => (1.1 ** 2 - 1) * 100, equals: 21, near: 1e-9 },
  { says: 'Resposta: 1240', is: () => 12000 / 12 + 0.02 * 12000, equals: 1240 },
  { says: 'o total pago é de R\\$ 3.120,00', is: () => 3000 + 0.02 * (3000 + 2000 + 1000), equals: 3120 },
  {
    says: 'cada prestação seria de R\\$ 1.040,26',
    is: () => price(3000, 0.02, 3),
    equals: 1040.26,
    near: 0.005,
  },
  { says: 'R\\$ 120,78 de juros', is: () => 3 * 1040.26 - 3000, equals: 120.78, near: 1e-6 },
  { says: 'R\\$ 980,26 na Price', is: () => 1040.26 - 0.02 * 3000, equals: 980.26, near: 1e-6 },
];
