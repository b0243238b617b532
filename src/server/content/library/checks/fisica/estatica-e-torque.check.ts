import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A tração é de 240 N', is: () => (40 * 1 + 100 * 2) / (0.5 * 2), equals: 240 },
  { says: 'na articulação é de 20 N', is: () => 40 + 100 - 240 * 0.5, equals: 20 },
  { says: '- [x] 1,5 m', is: () => (30 * 2) / 40, equals: 1.5 },
  { says: '- [ ] 0,50 m', is: () => (2 * (40 - 30)) / 40, equals: 0.5 },
  { says: '- [ ] 2,7 m', is: () => (2 * 40) / 30, equals: 2.7, near: 0.05 },
  { says: '- [x] 100 N', is: () => 800 / 2 / 2 / 2, equals: 100 },
  { says: '- [ ] 267 N', is: () => 800 / 3, equals: 267, near: 0.5 },
  { says: '- [x] 300 N', is: () => (200 * 3 + 300 * 4) / 6, equals: 300 },
  { says: '- [ ] 200 N\n  > É a força do apoio B', is: () => (200 * 3 + 300 * 2) / 6, equals: 200 },
  { says: '- [ ] 400 N\n  > Põe', is: () => (200 * 6 + 300 * 4) / 6, equals: 400 },
  { says: 'Resposta: 15', is: () => 50 * 0.3, equals: 15 },
  { says: 'T = 60\\ \\text{N}$ em cada fio', is: () => 60 / (2 * 0.5), equals: 60 },
];
