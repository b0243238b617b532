import type { Check } from '../check.ts';

const g = 10;
export const checks: Check[] = [
  { says: 'Os blocos têm aceleração de 4 m/s²', is: () => (2 * g) / (3 + 2), equals: 4 },
  { says: 'a tração no fio é de 12 N', is: () => 2 * g - 2 * ((2 * g) / 5), equals: 12 },
  { says: '- [x] 720 N', is: () => 60 * (g + 2), equals: 720 },
  { says: '- [x] 3,0 m/s²', is: () => (18 - 6) / 4, equals: 3 },
  { says: '- [ ] 480 N', is: () => 60 * (g - 2), equals: 480 },
  { says: '- [ ] 120 N', is: () => 60 * 2, equals: 120 },
  { says: '- [ ] 4,5 m/s²', is: () => 18 / 4, equals: 4.5 },
  { says: '- [ ] 6,0 m/s²', is: () => (18 + 6) / 4, equals: 6 },
  { says: 'Resposta: 2 ; 2 m/s²', is: () => ((6 - 4) * g) / (6 + 4), equals: 2 },
  { says: 'F_{AB} = 2 \\cdot 4 = 8', is: () => 2 * (20 / 5), equals: 8 },
  { says: 'teria aceleração de 10 m/s²', is: () => 20 / 2, equals: 10 },
];
