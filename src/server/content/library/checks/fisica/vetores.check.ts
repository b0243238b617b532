import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O barco anda a 5 m/s em relação à margem', is: () => Math.hypot(4, 3), equals: 5 },
  { says: 'atravessa em 20 s', is: () => 80 / 4, equals: 20 },
  { says: 'chega 60 m rio abaixo', is: () => 3 * (80 / 4), equals: 60 },
  { says: 'forças de 3 N e 4 N perpendiculares dão 5 N', is: () => Math.hypot(3, 4), equals: 5 },
  { says: 'Entre 4, quando têm sentidos opostos', is: () => 10 - 6, equals: 4 },
  { says: 'e 16, quando têm o mesmo sentido', is: () => 10 + 6, equals: 16 },
  { says: '- [x] 10 N\n  > $\\sqrt{6^2', is: () => Math.hypot(6, 8), equals: 10 },
  { says: '- [x] 10 N\n  > O ângulo', is: () => 20 * Math.cos(Math.PI / 3), equals: 10 },
  { says: '[ ] 17,4 N', is: () => 20 * 0.87, equals: 17.4 },
  { says: '\\approx 23$', is: () => 20 / 0.87, equals: 23, near: 0.1 },
  { says: '$8 - 5 = 3$ a $8 + 5 = 13$', is: () => 5 + 8 - (8 - 5), equals: 10 },
  { says: 'Resposta: 10 ; 10 N', is: () => Math.sqrt(200 + 200 * Math.cos((2 * Math.PI) / 3)), equals: 10 },
  { says: '= 70\\ \\text{m}$', is: () => 30 + 40, equals: 70 },
  { says: '= 50\\ \\text{m}$', is: () => Math.hypot(30, 40), equals: 50 },
];
