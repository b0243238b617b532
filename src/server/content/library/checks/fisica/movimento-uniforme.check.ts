import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Eles se cruzam 36 minutos depois', is: () => ((110 - 20) / (90 + 60)) * 60, equals: 36 },
  { says: 'no km 74', is: () => 20 + 90 * ((110 - 20) / (90 + 60)), equals: 74 },
  { says: '$110 - 60 \\cdot 0{,}6 = 74$', is: () => 110 - 60 * ((110 - 20) / (90 + 60)), equals: 74 },
  { says: 'rapidez média de 48 km/h', is: () => 2 / (1 / 60 + 1 / 40), equals: 48 },
  { says: '140 km/h, em módulo', is: () => 80 + 60, equals: 140 },
  { says: '- [x] 50 km/h', is: () => (80 + 120) / (80 / 80 + 120 / 40), equals: 50 },
  { says: '- [ ] 56 km/h', is: () => (80 * 80 + 120 * 40) / 200, equals: 56 },
  { says: '- [x] 30 s', is: () => (450 + 150) / 20, equals: 30 },
  { says: '- [ ] 37,5 s', is: () => (450 + 300) / 20, equals: 37.5 },
  { says: '- [ ] 22,5 s', is: () => 450 / 20, equals: 22.5 },
  { says: '- [ ] 7,5 s', is: () => 150 / 20, equals: 7.5 },
  { says: '[x] Aos 8 s', is: () => 40 / 5, equals: 8 },
  { says: 'Resposta: 20 ; 20 s', is: () => 100 / (25 - 20), equals: 20 },
  { says: '= 48\\ \\text{km/h}$', is: () => 60 / (30 / 60 + 30 / 40), equals: 48 },
];
