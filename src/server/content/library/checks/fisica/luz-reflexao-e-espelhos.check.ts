import type { Check } from '../check.ts';

const gauss = (f: number, p: number) => 1 / (1 / f - 1 / p);
export const checks: Check[] = [
  { says: 'aparece a 60 cm atrás do espelho', is: () => -gauss(30, 20), equals: 60, near: 1e-9 },
  { says: 'direita e três vezes maior', is: () => -gauss(30, 20) / 20, equals: 3, near: 1e-9 },
  { says: '- [x] 27 m', is: () => (18 * 1.8) / 1.2, equals: 27, near: 1e-9 },
  { says: '- [ ] 12 m', is: () => (18 * 1.2) / 1.8, equals: 12, near: 1e-9 },
  { says: '- [ ] 21,6 m', is: () => 18 * 1.2, equals: 21.6, near: 1e-9 },
  { says: '- [x] 3,0 m', is: () => 2 * (2 - 0.5), equals: 3 },
  { says: '- [x] 60 cm', is: () => gauss(20, 30), equals: 60, near: 1e-9 },
  { says: '- [ ] 12 cm', is: () => 1 / (1 / 20 + 1 / 30), equals: 12, near: 1e-9 },
  { says: 'Resposta: 5', is: () => 360 / 60 - 1, equals: 5 },
  { says: "p' = -0{,}9", is: () => gauss(-1, 9), equals: -0.9, near: 1e-9 },
  { says: '= 0{,}1$. A imagem', is: () => -gauss(-1, 9) / 9, equals: 0.1, near: 1e-9 },
];
