import type { Check } from '../check.ts';

const R = 6.4e6;
const v = Math.sqrt((10 * R * R) / (2 * R));
export const checks: Check[] = [
  { says: 'O satélite anda a cerca de 5,7 km/s', is: () => v / 1000, equals: 5.7, near: 0.05 },
  { says: 'dá uma volta em quase 4 horas', is: () => (2 * Math.PI * 2 * R) / v / 3600, equals: 4, near: 0.1 },
  { says: '\\approx 1{,}4 \\cdot 10^4', is: () => (2 * Math.PI * 2 * R) / v / 1e4, equals: 1.4, near: 0.05 },
  {
    says: 'cerca de 11,2 km/s na Terra',
    is: () => Math.sqrt((2 * 6.67e-11 * 5.97e24) / 6.37e6) / 1000,
    equals: 11.2,
    near: 0.05,
  },
  { says: '- [x] 8 anos', is: () => Math.sqrt(4 ** 3), equals: 8 },
  { says: '- [ ] 2,5 anos', is: () => Math.cbrt(4 ** 2), equals: 2.5, near: 0.05 },
  { says: '- [x] 20 m/s²', is: () => (10 * 8) / 2 ** 2, equals: 20 },
  { says: '- [ ] 40 m/s²', is: () => (10 * 8) / 2, equals: 40 },
  { says: '- [ ] 5 m/s²', is: () => (10 * 2 ** 2) / 8, equals: 5 },
  { says: 'Fica quatro vezes menor', is: () => 2 ** 2, equals: 4 },
  { says: 'Resposta: 9', is: () => 3 ** 2, equals: 9 },
];
