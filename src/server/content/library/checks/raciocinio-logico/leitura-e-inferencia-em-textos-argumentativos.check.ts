import type { Check } from '../check.ts';
import { all, follows, range, type Sentence } from './enumerate.ts';

/** The bridge designed by one who won a prize (0), safe things (1): is each bridge of that kind safe? */
const isSafe: Sentence = all(0, 1);
/** How many of 30 servants may be well rated, if the 12 who took the course are. */
const rated = range(0, 30).filter((count) => count >= 12);

export const checks: Check[] = [
  { says: 'infere-se que 17 não cumpriram', is: () => 20 - 3, equals: 17 },
  { says: 'O aumento foi de 60 visitas', is: () => 260 - 200, equals: 60 },
  { says: 'sobre 200, ou 30%', is: () => ((260 - 200) / 200) * 100, equals: 30 },
  { says: '12 é menos da metade de 30', is: () => Number(12 < 30 / 2), equals: 1 },
  { says: '[x] Ao menos 12 servidores', is: () => Math.min(...rated), equals: 12 },
  {
    says: '[ ] Os servidores que não fizeram o curso foram mal avaliados.',
    is: () => Number(rated.every((count) => count === 12)),
    equals: 0,
  },
  {
    says: '[x] Toda ponte projetada por engenheiro premiado é segura.',
    is: () => follows(2, [all(0, 1)], isSafe),
    equals: 1,
  },
  {
    says: '[ ] Toda ponte segura é projetada por engenheiro premiado.',
    is: () => follows(2, [all(1, 0)], isSafe),
    equals: 0,
  },
  { says: 'Resposta: 14', is: () => 40 - 26, equals: 14 },
  { says: '50.000 = 30.000$', is: () => (1 - 0.4) * 50000, equals: 30000 },
];
